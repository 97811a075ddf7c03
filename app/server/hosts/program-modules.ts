import { readdirSync } from 'node:fs';

/**
 * Loads all modules of the site before the first request. Node remembers a module that could not be
 * loaded: asked for first while all descriptors are taken, a page would be an error until a restart.
 * @param program the built program; its modules lie beside it (`tools/node-host`)
 */
export async function loadModules(program: string): Promise<void> {
  const folder = new URL('program/pages/', program);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  await Promise.all(names.map((name) => import(new URL(name, folder).href)));
}
