/** How long the network may take for what is kept, in ms: with one bar of signal, people still want the number. */
const PATIENCE = 4000;

/** The network's answer; the kept one where that is late or an error. */
export async function newestOf(asked: Promise<Response>, kept: Response | undefined): Promise<Response> {
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  const answer = await Promise.race([asked, late]).catch(() => kept);
  return answer.status >= 500 ? kept : answer;
}
