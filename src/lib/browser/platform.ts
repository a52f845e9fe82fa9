/** Which form of `sms:` links this device understands. An iPad says that it is a Mac, but has a touch screen. */
export function smsPlatform(): 'ios' | 'other' {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple ? 'ios' : 'other';
}
