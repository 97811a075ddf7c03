import { build } from 'vite';
import { virtualModule } from '../virtual-module.ts';

const SOURCE = 'app/starter/starter.ts';

/**
 * Gives the server the text of the script that starts the others, as one minified function: it is
 * not a module, since it has to run before anything is painted.
 */
export const starterText = virtualModule(
  'virtual:starter',
  async () => `export const STARTER = ${JSON.stringify(await bundleStarter())};`,
);

async function bundleStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      // Also read by browsers that are too old for the others, to say so.
      target: 'es2020',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [starter] = chunks.filter((chunk) => chunk.type === 'chunk');
  if (!starter) throw new Error(`${SOURCE} was not built`);
  return starter.code.trim();
}
