import type { Plugin, Rolldown } from 'vite';

type Load = (this: Rolldown.PluginContext) => string | Promise<string>;

/** The hooks of a plugin that provides a module without a file. */
export function virtualModule(id: string, load: Load): Pick<Plugin, 'resolveId' | 'load'> {
  const resolved = `\0${id}`;
  return {
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => resolved },
    load: { filter: { id: new RegExp(`^${resolved}$`) }, handler: load },
  };
}
