import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { canonicalizeAddress } from '#app/server/canonical-address';
import { answerFunctionRequest, type Progress } from '#app/server/function-requests';
import type { Inbox } from '#app/server/inbox';
import { type KeyValueBinding, openKvInbox } from '#app/server/kv-inbox';

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
}

const FUNCTIONS_PATH = process.env.TSS_SERVER_FN_BASE ?? '/_serverFn/';
const renderPage = createStartHandler(defaultRenderHandler);

/** The runtime-neutral handler; hosts (Node, edge) wrap it and add what only they can. */
export default {
  async fetch(request: Request, facts: HostFacts = {}): Promise<Response> {
    const inbox = facts.inbox ?? (await openOtherInbox(facts.inboxBinding));
    const visit = { address: facts.address ?? 'unknown', inbox };
    if (new URL(request.url).pathname.startsWith(FUNCTIONS_PATH)) {
      return answerFunctionRequest(request, (limited, progress) =>
        renderPage(limited, { context: { visit, progress } }),
      );
    }
    const context = { visit, progress: { isReached: false } };
    return renderPage(canonicalizeAddress(request), { context });
  },
};

async function openOtherInbox(binding: KeyValueBinding | undefined): Promise<Inbox | undefined> {
  if (binding) return openKvInbox(binding);
  // The development server has no host of ours.
  if (!import.meta.env.DEV) return undefined;
  const { openFileInbox } = await import('#app/server/file-inbox');
  const { currentEnvironment } = await import('#app/server/environment');
  return openFileInbox(currentEnvironment().INBOX_FILE);
}
