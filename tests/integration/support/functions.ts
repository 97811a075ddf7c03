import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromCrossJSON, toJSONAsync } from 'seroval';
import { isRefusal } from '#app/domain/staff/refusal.ts';

const bundle = fileURLToPath(new URL('../../../dist/server/server.js', import.meta.url));

/** A server at an address, or a site in this process. */
export interface Reachable {
  origin: string;
  /** Without it the network is asked. */
  fetch?: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
}

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

export const findFunctionPath = (name: string) => `/_serverFn/${listFunctions().get(name)}`;

/** The body that a page sends to a server function. */
export async function writeBody(data?: unknown): Promise<string> {
  return JSON.stringify(await toJSONAsync(data === undefined ? {} : { data }));
}

interface CallOptions {
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The visitor's address, for a site in this process. */
  address?: string;
}

/** Posts to a server function as the page's own script does. */
export async function callFunction(
  target: Reachable,
  name: string,
  data: unknown,
  { headers, signal, address }: CallOptions,
) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tsr-serverfn': 'true', ...headers },
    body: await writeBody(data),
    ...(signal && { signal }),
  };
  const path = findFunctionPath(name);
  const response = target.fetch
    ? await target.fetch(path, init, address)
    : await fetch(target.origin + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, answer: readAnswer(text) };
}

/** A refusal before the function is plain JSON; undefined where there is no answer at all. */
function readAnswer(text: string): unknown {
  try {
    const json = JSON.parse(text);
    return isRefusal(json) ? json : fromCrossJSON(json, { refs: new Map() });
  } catch {
    return undefined;
  }
}
