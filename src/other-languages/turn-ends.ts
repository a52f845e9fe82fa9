import { type Duty, earliestEnd } from '../opening/duty.ts';
import { fillTemplate } from '../text/template.ts';
import { type HoursWords, timeText } from './hours-lines.ts';
import type { LanguageWords } from './words.ts';

type Words = HoursWords & Pick<LanguageWords, 'until' | 'doorUntil'>;

/**
 * Until when turns last, if not until the next pharmacy takes over, and the door is open in all of them: seasons may
 * have it close later.
 */
export function turnEnds({ turns, changesAt, doorUntil }: Duty, words: Words): string[] {
  const end = earliestEnd(
    turns.map(({ until }) => until),
    changesAt,
  );
  const door = earliestEnd(
    turns.map((turn) => turn.doorUntil ?? doorUntil),
    changesAt,
  );
  const say = (template: string, time: string) => fillTemplate(template, { time: timeText(time, words, 'to') });
  return [...(end ? [say(words.until, end)] : []), ...(door ? [say(words.doorUntil, door)] : [])];
}
