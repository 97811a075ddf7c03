const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{catalog,features}/**/*.functions.ts',
);

let paths: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether pages call a function at this path. Start itself would take the name of any other for an
 * error of its own, and log it with its stack.
 */
export async function isFunctionPath(path: string): Promise<boolean> {
  paths ??= listPaths();
  return (await paths).has(path);
}

async function listPaths(): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return new Set(loaded.flatMap((exported) => Object.values(exported).flatMap(readUrl)));
}

/** What Start gives a server function. */
function readUrl(exported: unknown): string[] {
  const isFunction = typeof exported === 'function' && 'url' in exported;
  return isFunction && typeof exported.url === 'string' ? [exported.url] : [];
}
