import type { Server } from 'node:http';

/** Listens on a free port of this machine and returns it. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port');
  return address.port;
}
