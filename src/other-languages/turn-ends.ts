import { type Duty, earliestEnd } from '../opening/duty.ts';
import { fillTemplate } from '../text/template.ts';
import { type HoursWords, timeText } from './hours-lines.ts';
import type { LanguageWords } from './words.ts';

type Words = HoursWords & Pick<LanguageWords, 'until' | 'doorUntil'>;

/**
 * The sentences that say until when turns last, where the next pharmacy does not simply take over, and until when the
 * door is open in all of them. Takes the earliest end: a season's door may close later.
 */
export function turnEndTexts({ turns, changesAt, doorUntil }: Duty, words: Words): string[] {
  const end = earliestEnd(
    turns.map(({ until }) => until),
    changesAt,
  );
  const door = earliestEnd(
    turns.map((turn) => turn.doorUntil ?? doorUntil),
    changesAt,
  );
  const untilText = (template: string, time: string) => fillTemplate(template, { time: timeText(time, words, 'to') });
  return [...(end ? [untilText(words.until, end)] : []), ...(door ? [untilText(words.doorUntil, door)] : [])];
}
