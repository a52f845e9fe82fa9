/** An error of the editor's server that refuses a request; the message is for the owner. @param status of the answer */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Waits for another program, such as git. What it says goes to the editor's window: it is English, and for whoever
 * helps the owner.
 * @throws Refused with a sentence of ours, where that program does
 */
export function orRefuse<Output>(work: Promise<Output>, sentence: (error: string) => string): Promise<Output> {
  return work.catch((error) => {
    console.error(error);
    throw new Refused(409, sentence(String(error)));
  });
}

export const HELP = 'Quem o ajuda encontra a razão na janela do editor.';
