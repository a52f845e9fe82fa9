import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the first answer of a program that was started, half a minute at most. What does not answer throws.
 * @throws when it ended, or did not answer
 */
export async function untilItAnswers<T>(name: string, program: ChildProcess, ask: () => Promise<T>): Promise<T> {
  let why: unknown = '';
  for (let left = 600; left > 0 && program.exitCode === null; left--) {
    try {
      return await ask();
    } catch (error) {
      why = error;
    }
    await sleep(50);
  }
  throw new Error(`${name} did not answer: ${why}`);
}
