/** Sentences of the core for the owner; the page's own stand in editor/texts.ts. */

/** A day without hours. */
export const closed = 'fechada';
export const yes = 'sim';
export const no = 'não';
/** In the place of an item's name, while it has none. @param field of the name */
export const without = (field: string) => `sem ${field.toLowerCase()}`;
export const newItem = 'novo';
/** A colour that no list names. */
export const ownHue = 'A sua';
/** Words by which people look for hours, and for turns of duty. */
export const aboutDays =
  'horário segunda terça quarta quinta sexta sábado domingo hoje amanhã feriados fim de semana fechado fechamos fechar mais cedo';
export const aboutDuty = 'estamos de serviço';
/** A change of a value, each quoted, behind the name of its field. */
export const comes = (value: string) => `passa a haver ${value}.`;
export const goes = (value: string) => `deixa de haver ${value}.`;
export const becomes = (was: string, is: string) => `passa de ${was} para ${is}.`;
/** Of a text that has no name. */
export const becomesText = (was: string, is: string, isOfTwo = false) =>
  `${was} ${isOfTwo ? 'passam' : 'passa'} a ${is}.`;
/** Of several days that change alike. */
export const becomeAlike = (was: string, is: string) => `passam de ${was} para ${is}.`;
export const onlySpaces = 'mudam só os espaços.';
export const nothing = 'nada';
/** A change of a list. @param item its name, quoted */
export const itemGoes = (item: string, goes = 'Sai') => `${goes} ${item}`;
export const itemComes = (item: string, comes = 'Entra') => `${comes} ${item}`;
export const isReordered = (names: readonly string[]) => `Muda a ordem: ${names.join(', depois ')}.`;
/** A change of a file that cannot be read. @param lines of it: what stood there, and what does now */
export const isReadable = (lines: readonly string[][]) =>
  `Volta a poder ler-se: ${lines.map(([was, is]) => `no lugar de «${was}» fica «${is}»`).join('; ') || 'o que lá estava tinha um erro'}.`;
export const isUnreadable = 'Deixa de se poder ler: ficou com um erro.';
export const onlyComments = 'Nada muda no que se lê no site.';
/** A question about a likely slip. */
export const isMeant = (what: string) => `${what.replace(/\.$/, '')}: é mesmo assim?`;
export const closesBeforeNoon = (time: string) => `fecha às ${time}, antes do meio-dia`;
export const closedAllDay = 'o texto diz uma hora, e a farmácia fica fechada o dia todo';
export const staysOpen = 'o texto diz que fecha, e as horas ficam as do costume';
export const saysDay = (day: string) => `o texto diz «${day}», e lê-se também noutro dia`;
export const isClosedFor = (days: number) => `fecha ${days} dias seguidos`;
export const isOver = 'já passou, e ninguém o vai ler';
export const isDear = (price: string, most: string) => `${price}, e o maior dos outros é ${most}`;
export const listIsEmpty = 'sai tudo o que estava nesta lista';
export const dutyToday = 'o turno é já hoje';
export const isStillTrue = (sentence: string) => `diz «${sentence}», e as horas mudaram: ainda é verdade?`;
export const oneOf = (choices: readonly string[]) => `um destes: ${choices.join('; ')}`;
/** A change that would not read back as it is meant. @param line of the file, where one is known to be in the way */
export const cannotWrite = (line = '') =>
  `Não consigo escrever neste tema sem estragar o resto${line}. Peça a quem instalou o site que o ponha direito; os outros temas não esperam por este.`;
export const becauseOfLine = (line: number, written: string) =>
  `: no ficheiro, a linha ${line}, «${written.trim()}», tem um sinal que não se vê, ou está fora do sítio`;
