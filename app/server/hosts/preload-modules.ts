import { readdirSync } from 'node:fs';

const LOADED_LATER = /^(?:mcp-endpoint|sheet-pdf)-/;

/**
 * Loads all modules of the site before the first request. Node caches a failed load, so a page first
 * requested without free file descriptors would fail until a restart. The endpoint for assistants and
 * the writer of PDF are large and rarely used, so their first requests load them.
 * @param program the built program; its modules lie beside it (`tools/node-host`)
 */
export async function preloadModules(program: string): Promise<void> {
  const folder = new URL('program/pages/', program);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && !LOADED_LATER.test(name),
  );
  await Promise.all(names.map((name) => import(new URL(name, folder).href)));
}
