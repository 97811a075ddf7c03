import { fileURLToPath } from 'node:url';
import { type ServerRequest, serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
// Run by Node itself, so its imports carry their extension.
import { describeContact, readEnvironment } from '#app/server/environment.ts';
import { openFileInbox } from '#app/server/file-inbox.ts';

const environment = readEnvironmentOrEnd();
const dist = new URL('../../../dist/', import.meta.url);
const clientFolder = fileURLToPath(new URL('client', dist));
const { default: site } = await import(new URL('server/server.js', dist).href);

const SECONDS_PER_YEAR = 31_536_000;
const hashedAssets = staticMiddleware({
  dir: clientFolder,
  encodings: true,
  maxAge: SECONDS_PER_YEAR,
  immutable: true,
});
const plainFiles = staticMiddleware({ dir: clientFolder, encodings: true, maxAge: 3600 });

const NO_FILE = new Response();

/** Only addresses that look like files cost a look at the disk; pages never contain a dot. */
async function findFile(request: ServerRequest): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!/^\/[\w./-]+\.\w+$/.test(pathname)) return undefined;
  const serveFile = pathname.startsWith('/assets/') ? hashedAssets : plainFiles;
  const answer = await serveFile(request, () => NO_FILE);
  return answer === NO_FILE ? undefined : answer;
}

const inbox = environment.CONTACT_API_URL ? undefined : openFileInbox(environment.INBOX_FILE);

const server = serve({
  port: environment.PORT,
  hostname: environment.HOST,
  trustProxy: environment.TRUST_PROXY,
  silent: true,
  gracefulShutdown: { gracefulTimeout: 5 },
  fetch: (request) => site.fetch(request, { address: request.ip, inbox, findFile }),
});

server.node?.server?.once('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  end(isTaken ? `Port ${environment.PORT} is in use. Choose another: PORT=…` : error.message);
});
await server.ready();
const shownHost =
  environment.HOST === '0.0.0.0' || environment.HOST === '::' ? 'localhost' : environment.HOST;
console.log(
  `Stagemap: http://${shownHost}:${new URL(server.url ?? `http://x:${environment.PORT}`).port}`,
);
console.log(describeContact(environment));

function readEnvironmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** What an operator can put right is said in a sentence, without a stack. */
function end(message: string): never {
  console.error(message);
  process.exit(1);
}
