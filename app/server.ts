import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { canonicalizeAddress } from '#app/server/canonical-address';
import { answerFunctionRequest, type Progress } from '#app/server/function-requests';
import type { Inbox } from '#app/server/inbox';
import { type KeyValueBinding, openKvInbox } from '#app/server/kv-inbox';
import { createPages } from '#app/server/pages';
import { secure } from '#app/server/security-headers';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** What a server function learns beside its data. */
interface RequestContext {
  visit: { address: string; inbox: Inbox | undefined };
  progress: Progress;
}

/** What only a host can know or do; one that says nothing has no inbox (D25). */
interface HostFacts {
  /** The visitor's network address. */
  address?: string | undefined;
  inbox?: Inbox | undefined;
  /** On the edge: a key-value store to keep inquiries in. */
  inboxBinding?: KeyValueBinding | undefined;
  /** Files that are served as they are; undefined where there is none of this name. */
  findFile?: ((request: Request) => Promise<Response | undefined>) | undefined;
}

const FUNCTIONS_PATH = process.env.TSS_SERVER_FN_BASE ?? '/_serverFn/';

/** Pages are rendered for nobody in particular: no header of a visitor reaches them. */
const NOBODY = {
  context: { visit: { address: 'unknown', inbox: undefined }, progress: { isReached: false } },
};

const render = createStartHandler(defaultRenderHandler);
const answerPage = createPages((request) => render(request, NOBODY));

/** The runtime-neutral handler; hosts (Node, edge) wrap it and add what only they can. */
export default {
  async fetch(request: Request, facts: HostFacts = {}): Promise<Response> {
    const url = new URL(request.url);
    const isHttps = url.protocol === 'https:';
    if (url.pathname.startsWith(FUNCTIONS_PATH)) {
      return secure(await answerFunction(request, facts), isHttps);
    }
    const file = await facts.findFile?.(request);
    if (file) return secure(file, isHttps);
    // The development server adds scripts of its own, which no policy of ours knows.
    if (import.meta.env.DEV) return render(canonicalizeAddress(request), NOBODY);
    return answerPage(request, isHttps);
  },
};

async function answerFunction(request: Request, facts: HostFacts): Promise<Response> {
  const inbox = facts.inbox ?? (await openOtherInbox(facts.inboxBinding));
  const visit = { address: facts.address ?? 'unknown', inbox };
  return answerFunctionRequest(request, (limited, progress) =>
    render(limited, { context: { visit, progress } }),
  );
}

async function openOtherInbox(binding: KeyValueBinding | undefined): Promise<Inbox | undefined> {
  if (binding) return openKvInbox(binding);
  // The development server has no host of ours.
  if (!import.meta.env.DEV) return undefined;
  const { openFileInbox } = await import('#app/server/file-inbox');
  const { currentEnvironment } = await import('#app/server/environment');
  return openFileInbox(currentEnvironment().INBOX_FILE);
}
