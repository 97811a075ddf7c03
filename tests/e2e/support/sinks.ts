import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Another address, which counts what arrives, by TCP and by UDP, and answers requests. */
export async function openSink() {
  let arrived = 0;
  const server = createServer((socket) => {
    arrived += 1;
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      if (!/^[A-Z]+ \//.test(data.toString('latin1'))) return socket.destroy();
      return socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const socket = createSocket('udp4');
  socket.on('message', () => {
    arrived += 1;
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${port}`,
    countArrived: () => arrived,
    close: () => {
      socket.close();
      server.close();
    },
  };
}
