/** The first whole words of a text, up to some 25 letters, to name a control that belongs to it. */
export function firstWords(text: string, most = 25): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:.]+$/, '')}…`;
}
