/** As many whole words from a text's beginning as about a breath takes, for the name of what belongs to it. */
export function firstWords(text: string, most = 25): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:.]+$/, '')}…`;
}
