import type { Server } from 'node:http';

/** So that a flood of new connections does not keep pages from being made. */
const MAX_ROUNDS = 100;

/**
 * Calls back when the requests and connections that wait have been taken. In each round of its loop
 * Node takes only one new connection: with a page made in each of them, a probe would wait for as
 * many pages as connections came before its own.
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
    // Called while requests are read, the first of these comes at the end of the same round.
    setImmediate(goRound);
  };
}
