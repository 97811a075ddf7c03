/** A page was not rendered because the queue is full. */
export class TooBusyError extends Error {
  /** @param network network of the refused request */
  constructor(readonly network: string | undefined) {
    super('The render queue is full');
  }
}
