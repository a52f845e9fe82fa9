/** An error of the editor's server that refuses a request; the message is for the owner. @param status of the answer */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
