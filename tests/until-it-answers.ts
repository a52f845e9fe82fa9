import type { ChildProcess } from 'node:child_process';

/**
 * Waits for the first answer of a program that was started, half a minute at most. What does not answer throws.
 * @throws when it ended, or did not answer: then it is ended
 */
export async function untilItAnswers<T>(name: string, program: ChildProcess, ask: () => Promise<T>): Promise<T> {
  let why: unknown = '';
  for (let left = 600; left > 0 && program.exitCode === null; left--) {
    try {
      return await ask();
    } catch (error) {
      why = error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  program.kill();
  throw new Error(`${name} did not answer: ${why}`);
}
