import type { CALLERS } from '#app/server/staff/callers';

const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{catalog,features}/**/*.functions.ts',
);

/** Maximum input of a server function; far more than an inquiry needs. */
const MAX_BYTES = 64 * 1024;
/** Maximum for functions that receive a price list; fifty plans and two hundred addons need half. */
const MAX_LIST_BYTES = 1024 * 1024;
const LIST_FUNCTIONS: readonly string[] = ['publishPrices'] satisfies (keyof typeof CALLERS)[];

let limits: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * Maximum body size in bytes of the function at this path; undefined if there is none. Start would
 * answer an unknown function with 500 and log a stack.
 */
export async function getMaxFunctionBytes(path: string): Promise<number | undefined> {
  limits ??= listLimits();
  return (await limits).get(path);
}

async function listLimits(): Promise<ReadonlyMap<string, number>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return new Map(
    loaded.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, value]) => {
        const limit = LIST_FUNCTIONS.includes(name) ? MAX_LIST_BYTES : MAX_BYTES;
        return readUrl(value).map((url) => [url, limit] as const);
      }),
    ),
  );
}

/** The `url` that Start adds to server functions. */
function readUrl(exported: unknown): string[] {
  const isFunction = typeof exported === 'function' && 'url' in exported;
  return isFunction && typeof exported.url === 'string' ? [exported.url] : [];
}
