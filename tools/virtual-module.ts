import type { Plugin, Rolldown } from 'vite';

type Load = (this: Rolldown.PluginContext) => string | Promise<string>;

/** Provides a module without a file. */
export function virtualModule(id: string, load: Load): Plugin {
  const resolved = `\0${id}`;
  return {
    name: id,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => resolved },
    load: { filter: { id: new RegExp(`^${resolved}$`) }, handler: load },
  };
}
