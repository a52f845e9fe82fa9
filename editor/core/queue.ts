/** A queue: each act that it is given begins when those before it have ended, well or not. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(act: () => Answer | Promise<Answer>): Promise<Answer> => {
    const turn = last.then(act, act);
    last = turn;
    return turn;
  };
}
