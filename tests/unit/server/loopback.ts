import { once } from 'node:events';
import type { Server } from 'node:net';

/** Listens on a port of this machine and returns it; without one, on a free port. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1', 4096), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port');
  return address.port;
}
