/** A request of a page that is not done, with the reason for the person in front of it. */
export class Refusal extends Error {
  /** As HTTP has it: 400 what cannot be understood, 403 what is not allowed, 409 what was made for another text. */
  readonly status: 400 | 403 | 409;

  constructor(status: 400 | 403 | 409, message: string) {
    super(message);
    this.status = status;
  }
}
