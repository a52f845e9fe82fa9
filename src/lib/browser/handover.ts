/** Texts handed over while nobody listened: the form hydrates later than the islands that write into it. */
const waiting: string[] = [];
let listener: ((text: string) => void) | null = null;

/** Gives a text to the request form: now, or as soon as the form is hydrated. */
export function handOver(text: string): void {
  if (listener) listener(text);
  else waiting.push(text);
}

/** Receives every text handed over, those that were waiting first. One listener at a time; returns what stops it. */
export function onHandOver(callback: (text: string) => void): () => void {
  listener = callback;
  for (const text of waiting.splice(0)) callback(text);
  return () => {
    if (listener === callback) listener = null;
  };
}
