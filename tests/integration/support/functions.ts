import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../../dist/server/server.js', import.meta.url));

let functions: Map<string, string> | undefined;

/** Every server function of the build by its name, with its address' last part. */
export function listFunctions(): Map<string, string> {
  functions ??= readFunctions();
  return functions;
}

function readFunctions(): Map<string, string> {
  const source = readFileSync(bundle, 'utf8');
  const all = source.matchAll(
    /"([0-9a-f]{64})": \{\s*functionName: "(\w+)_createServerFn_handler/g,
  );
  return new Map(Array.from(all, ([, id = '', name = '']) => [name, id]));
}
