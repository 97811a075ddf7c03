import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from '../../unit/server/loopback.ts';

/** Passes connections on to a port of this machine, and resets all of them when told. */
export async function startCuttingProxy(target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const port = await listenOnLoopback(server);
  const cut = () => {
    const count = sockets.size;
    for (const socket of sockets) socket.resetAndDestroy();
    return count;
  };
  return {
    port,
    cut,
    stop: () => {
      cut();
      server.close();
    },
  };
}
