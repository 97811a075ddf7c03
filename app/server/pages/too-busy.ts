/** A page was not made, because too many others wait for that. */
export class TooBusy extends Error {
  /** @param network whose request had no turn */
  constructor(readonly network: string | undefined) {
    super('Too many pages are to be made');
  }
}
