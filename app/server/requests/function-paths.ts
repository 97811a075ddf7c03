import type { CALLERS } from '#app/server/staff/callers';

const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{catalog,features}/**/*.functions.ts',
);

/** What a server function may be sent: far more than any inquiry holds. */
const MAX_BYTES = 64 * 1024;
/** Those that are sent a whole price list: fifty plans and two hundred addons are half of this. */
const LIST_BYTES = 1024 * 1024;
const SENT_A_LIST: readonly string[] = ['publishPrices'] satisfies (keyof typeof CALLERS)[];

let limits: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * How many bytes the function at this path may be sent; undefined where pages call none. Start itself
 * would take the name of any other for an error of its own, and log it with its stack.
 */
export async function findFunctionLimit(path: string): Promise<number | undefined> {
  limits ??= listLimits();
  return (await limits).get(path);
}

async function listLimits(): Promise<ReadonlyMap<string, number>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return new Map(
    loaded.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, value]) => {
        const limit = SENT_A_LIST.includes(name) ? LIST_BYTES : MAX_BYTES;
        return readUrl(value).map((url) => [url, limit] as const);
      }),
    ),
  );
}

/** What Start gives a server function. */
function readUrl(exported: unknown): string[] {
  const isFunction = typeof exported === 'function' && 'url' in exported;
  return isFunction && typeof exported.url === 'string' ? [exported.url] : [];
}
