/** A queue: each task that it is given begins when those before it have ended, well or not. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(task: () => Answer | Promise<Answer>): Promise<Answer> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
