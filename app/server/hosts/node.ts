import { readdirSync, statSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerRequest, serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
// Run by Node itself, so its imports carry their extension.
import { describeConcerns, describeContact, readEnvironment } from '#app/server/environment.ts';
import { openContact } from '#app/server/inquiries/open-contact.ts';
import { describeTrace, logEvent } from '#app/server/log-event.ts';
import { openPrices } from '#app/server/prices/open-prices.ts';
import { drainOnSignal } from '#app/server/requests/drain.ts';
import { answerMalformed } from '#app/server/requests/malformed-requests.ts';
import { prepareRequests } from '#app/server/requests/node-requests.ts';
import { plainAnswer } from '#app/server/requests/plain-answers.ts';
import { createLineWriter, describeRequest } from '#app/server/requests/request-log.ts';
import { cachingOf, HASHED_FILES, OTHER_FILES } from '#app/server/requests/static-files.ts';
import { inviteFirst } from '#app/server/staff/invitations.ts';
import { createStaffRoom, type StaffRoom } from '#app/server/staff/staff-room.ts';
import { keepTidy } from '#app/server/staff/tidy-staff.ts';
import type { HostFacts, Site } from '#app/server.ts';

const environment = readEnvironmentOrEnd();
const dist = new URL('../../../dist/', import.meta.url);
const clientFolder = fileURLToPath(new URL('client', dist));
// A computed address has no type of its own.
const { default: site }: { default: Site } = await import(new URL('server/server.js', dist).href);
await loadModules(new URL('server/assets/', dist));

/** Who sends headers or a request slower than this, or more of them, is refused. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  // Refused by the site, with its headers.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than proxies keep theirs, so that it is never us who close one that they are using.
  keepAliveTimeout: 75_000,
};

const serveHashed = staticMiddleware({ dir: clientFolder, encodings: true, ...HASHED_FILES });
const serveOther = staticMiddleware({ dir: clientFolder, encodings: true, ...OTHER_FILES });

const NO_FILE = new Response();
const MANIFEST_TYPE = 'application/manifest+json';

/** Only addresses that look like files cost a look at the disk. */
async function findFile(request: ServerRequest): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const caching = cachingOf(pathname);
  if (!caching) return undefined;
  const serveFile = caching.immutable ? serveHashed : serveOther;
  const answer = await serveFile(request, () => NO_FILE);
  // A file that is there and cannot be opened: this process has too many open.
  if (answer === NO_FILE) return isThere(pathname) ? tooBusy() : undefined;
  if (pathname.endsWith('.webmanifest')) answer.headers.set('content-type', MANIFEST_TYPE);
  return answer;
}

function isThere(pathname: string): boolean {
  return statSync(join(clientFolder, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
}

function tooBusy(): Response {
  return plainAnswer(503, 'Too busy, try again.', { 'retry-after': '1' });
}

const contact = await openContact(environment).catch((error) => end(describeError(error)));
const { prices, stop: stopPrices } = await openPrices(contact.store, environment.DATABASE_URL);

// A reader of the log that goes away takes the log with it, not the site.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const log = createLineWriter((text) => process.stdout.write(text));

/** From the moment on that the port is known, which the system may choose. */
let staff: StaffRoom | undefined;

const server = serve({
  port: environment.PORT,
  hostname: environment.HOST,
  // What is left of these headers is true (`prepareRequests`).
  trustProxy: true,
  silent: true,
  gracefulShutdown: false,
  node: LIMITS,
  fetch: (request) => {
    if (environment.REQUEST_LOG) logWhenDone(request);
    const { checkStore } = contact;
    const { ip: address } = request;
    // Typed, so that the compiler names a misspelt one.
    const facts: HostFacts = {
      address,
      contact,
      prices,
      staff,
      checkStore,
      findFile,
      isDraining,
    };
    return site.fetch(request, facts);
  },
});
const { server: listener } = server.node ?? {};
if (!(listener instanceof Server)) end('The server could not be made.');

listener.once('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  end(isTaken ? `Port ${environment.PORT} is in use. Choose another: PORT=…` : error.message);
});
// A client that neither sends nor takes anything for so long is not waiting for an answer.
// Who waits for another instance's delivery may have to take it on after all.
listener.setTimeout(Math.max(30_000, 2 * environment.CONTACT_TIMEOUT_MS + 10_000));
listener.on('clientError', (error, socket) => {
  const status = answerMalformed(error, socket);
  if (!environment.REQUEST_LOG || status === undefined) return;
  const facts = { method: '', target: '', status, milliseconds: 0, isAborted: false };
  log.add(describeRequest({ ...facts, address: undefined }));
});
prepareRequests(listener, environment.TRUST_PROXY);
const { isDraining } = drainOnSignal(listener, () => {
  log.flush();
  stopPrices();
  contact.stop();
});
// A promise that no code waited for must not end the server.
process.on('unhandledRejection', (reason) => {
  logEvent('error', 'unhandled rejection', describeTrace(reason));
});

await server.ready();
const shownHost =
  environment.HOST === '0.0.0.0' || environment.HOST === '::' ? 'localhost' : environment.HOST;
const port = Number(new URL(server.url ?? `http://x:${environment.PORT}`).port || 80);
staff = createStaffRoom(environment, contact.store, port);
console.log(`Listening on http://${shownHost}:${port}`);
console.log(describeContact(environment, contact.place));
await printFirstLink(staff);
keepTidy(contact.store);
for (const line of describeConcerns(process.env)) console.error(line);

/**
 * Every page's code and texts, before the first request. Node remembers a module that could not be
 * loaded: asked for first while all descriptors are taken, a page would be an error until a restart.
 */
async function loadModules(folder: URL): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  await Promise.all(names.map((name) => import(new URL(name, folder).href)));
}

/** A store that cannot be asked says so itself. */
async function printFirstLink(room: StaffRoom): Promise<void> {
  const link = await inviteFirst(room, Date.now()).catch(() => undefined);
  if (link === undefined) return;
  console.log(`The staff is empty. Once, within 24 hours and on this machine: ${link}`);
}

function readEnvironmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return end(describeError(error));
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Written when the answer is sent or the visitor gone. */
function logWhenDone(request: ServerRequest): void {
  const { req, res } = request.runtime?.node ?? {};
  if (!req || !res) return;
  const start = performance.now();
  const address = request.ip;
  res.once('close', () => {
    const milliseconds = performance.now() - start;
    const { method = '', url: target = '' } = req;
    const { statusCode: status, writableFinished } = res;
    log.add(
      describeRequest({
        method,
        target,
        status,
        milliseconds,
        address,
        isAborted: !writableFinished,
      }),
    );
  });
}

/** What an operator can put right is said in a sentence, without a stack. */
function end(message: string): never {
  console.error(message);
  process.exit(1);
}
