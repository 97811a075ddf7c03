import { readdirSync } from 'node:fs';

/**
 * Loads all modules of the site before the first request. Node caches a failed load, so a page first
 * requested without free file descriptors would fail until a restart. What is large and rarely used
 * lies elsewhere (`tools/node-host`), so its first request loads it.
 * @param program the built program; its modules lie beside it
 */
export async function preloadModules(program: string): Promise<void> {
  const folder = new URL('program/pages/', program);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  await Promise.all(names.map((name) => import(new URL(name, folder).href)));
}
