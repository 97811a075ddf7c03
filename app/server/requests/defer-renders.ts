import type { Server } from 'node:http';

/** Limit, so that a flood of connections does not stop rendering. */
const MAX_ROUNDS = 100;

/**
 * Calls back when waiting requests and connections have been accepted. Node accepts one connection per
 * round of the event loop; with a page rendered in each round, a probe would wait for as many pages
 * as there are connections before it.
 */
export function createDeferral(server: Server): (next: () => void) => void {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return (next) => {
    let rounds = 0;
    const goRound = () => {
      const before = accepted;
      setImmediate(() => {
        rounds += 1;
        if (accepted === before || rounds >= MAX_ROUNDS) next();
        else goRound();
      });
    };
    // Called while requests are read, so the first callback comes at the end of the same round.
    setImmediate(goRound);
  };
}
