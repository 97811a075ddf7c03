import { readdirSync } from 'node:fs';

/** What of the built program is loaded only when it is needed; see `tools/node-host`. */
export type ProgramPart = 'pages' | 'functions';

/**
 * All of it, before the first request. Node remembers a module that could not be loaded: asked for
 * first while all descriptors are taken, a page would be an error until a restart.
 * @param program the built program, beside which it is
 */
export async function loadModules(program: string, part: ProgramPart): Promise<void> {
  const folder = new URL(`program/${part}/`, program);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  await Promise.all(names.map((name) => import(new URL(name, folder).href)));
}
