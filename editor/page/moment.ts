/** A moment as it is said: «22 de novembro de 2026, às 10h12». */
export function momentOf(iso: string): string {
  const moment = new Date(iso);
  const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(moment);
  return `${day}, às ${moment.getHours()}h${String(moment.getMinutes()).padStart(2, '0')}`;
}
