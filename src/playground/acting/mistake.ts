/** Something that a person could not do in Discord's own client, such as pressing a button that is not there. */
export class Mistake extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
