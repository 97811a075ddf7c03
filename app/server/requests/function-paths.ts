import type * as z from 'zod';
import { callersSchema } from '#app/server/staff/browser-session.server';

const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{catalog,features}/**/*.functions.ts',
);

/** Maximum input of a server function; far more than an inquiry needs. */
const MAX_BYTES = 64 * 1024;
/** Maximum for functions that receive a price list; fifty plans and two hundred addons need half. */
const MAX_LIST_BYTES = 1024 * 1024;
const LIST_FUNCTIONS = ['publishPrices'];

export interface FoundFunction {
  callers: z.infer<typeof callersSchema>;
  /** Maximum body size in bytes. */
  maxBytes: number;
}

let functions: Promise<ReadonlyMap<string, FoundFunction>> | undefined;

/**
 * The function at this path; undefined if there is none. Start would answer an unknown function with
 * 500 and log a stack.
 */
export async function findFunction(path: string): Promise<FoundFunction | undefined> {
  functions ??= listFunctions();
  return (await functions).get(path);
}

async function listFunctions(): Promise<ReadonlyMap<string, FoundFunction>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return new Map(
    loaded.flatMap((exported) => {
      const callers = callersSchema.default('everyone').parse(exported.callers);
      return Object.entries(exported).flatMap(([name, value]) => {
        const maxBytes = LIST_FUNCTIONS.includes(name) ? MAX_LIST_BYTES : MAX_BYTES;
        return readUrl(value).map((url) => [url, { callers, maxBytes }] as const);
      });
    }),
  );
}

/** The `url` that Start adds to server functions. */
function readUrl(exported: unknown): string[] {
  const isFunction = typeof exported === 'function' && 'url' in exported;
  return isFunction && typeof exported.url === 'string' ? [exported.url] : [];
}
