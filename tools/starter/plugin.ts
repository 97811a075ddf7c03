import { build } from 'vite';
import { virtualModule } from '../virtual-module.ts';

/**
 * Gives the server the text of the script that starts the others, as one minified function: it is
 * not a module, since it has to run before anything is painted. What it imports when needed is one.
 */
export const starterText = virtualModule('virtual:starter', async () => {
  const starter = await bundle('app/starter/starter.ts', 'iife');
  const reloadOutdated = await bundle('app/starter/reload-outdated.ts', 'es');
  return (
    `export const STARTER = ${JSON.stringify(starter)};` +
    `export const RELOAD_OUTDATED = ${JSON.stringify(reloadOutdated)};`
  );
});

async function bundle(source: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      // Also read by browsers that are too old for the others, to say so.
      target: 'es2020',
      rolldownOptions: { input: source, output: { format }, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [script] = chunks.filter((chunk) => chunk.type === 'chunk');
  if (!script) throw new Error(`${source} was not built`);
  return script.code.trim();
}
