import built, { type Site } from '#app/server';
import { currentEnvironment } from '#app/server/environment';
import type { KeyValueBinding } from '#app/server/kv-inbox';
import type { StateBinding } from '#app/server/kv-state';
import { describeRequest } from '#app/server/request-log';
import { cachingOf } from '#app/server/static-files';
import { parseAddress } from '#app/server/trusted-proxies';

/** What `tools/edge/wrangler.json` binds beside the variables. */
interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  /** Keeps inquiries where no provider is configured (D25). */
  INBOX?: KeyValueBinding;
  /** What isolates remember together; without it each remembers for itself. */
  STATE?: StateBinding;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

const site: Site = built;

// Variables that are wrong end the deployment with a readable list, as they end the start on Node.
const environment = currentEnvironment();

export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const start = performance.now();
    const address = parseAddress(request.headers.get('cf-connecting-ip') ?? '')?.toString();
    const answer = answerFrom(request, bindings, address);
    // A visitor who leaves must not end what others wait for (a page) or what he sent (an inquiry).
    context.waitUntil(
      answer.then(({ status }) => {
        if (environment.REQUEST_LOG) log(request, status, performance.now() - start, address);
      }),
    );
    return answer;
  },
};

async function answerFrom(
  request: Request,
  { ASSETS, INBOX, STATE }: Bindings,
  address: string | undefined,
): Promise<Response> {
  // Cloudflare compresses what it sends, as each visitor likes it, and takes no computing time for it.
  const uncompressed = new Request(request);
  uncompressed.headers.delete('accept-encoding');
  return site.fetch(uncompressed, {
    address,
    inboxBinding: INBOX,
    stateBinding: STATE,
    findFile: (asked) => findFile(asked, ASSETS),
  });
}

async function findFile(
  request: Request,
  assets: Bindings['ASSETS'],
): Promise<Response | undefined> {
  const caching = cachingOf(new URL(request.url).pathname);
  if (!caching) return undefined;
  const found = await assets.fetch(request);
  if (found.status === 404) return undefined;
  const file = new Response(found.body, found);
  const { maxAge, immutable } = caching;
  file.headers.set('cache-control', `max-age=${maxAge}${immutable ? ', immutable' : ''}`);
  return file;
}

function log(
  { method, url }: Request,
  status: number,
  milliseconds: number,
  address: string | undefined,
): void {
  const { pathname: target } = new URL(url);
  const facts = { method, target, status, milliseconds, address, isAborted: false };
  console.log(describeRequest(facts).trimEnd());
}
