import { createServer } from 'node:http';

/** A provider that is up but takes nothing. */
const server = createServer((_request, response) => response.writeHead(503).end());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
