import { createServer } from 'node:http';

/** Answers everything with the same bytes, as fast as Node's own server can. */
const { headers, body }: { headers: string[]; body: string } = JSON.parse(process.env.ANSWER ?? '');
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
