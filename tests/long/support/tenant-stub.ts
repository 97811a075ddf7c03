import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect } from 'vitest';
import * as z from 'zod';
import { findProgram } from '#tools/checks/programs';
import { startProvider } from '../../integration/support/provider';

// A stub of a tenant's API, on a real socket, and the scripts of /landschaft that ask it.

export const SECRET = 'gehe$im"\\-secret=';
export const TOKEN = 'token-of-the-stub';
const CLIENT = 'sb-1!b2|it!b3';

const SCRIPTS = [
  { name: 'collect.sh', command: ['sh'], programs: ['sh', 'curl', 'jq'] },
  { name: 'collect.ps1', command: ['pwsh', '-NoProfile', '-File'], programs: ['pwsh'] },
];

type Run = (
  stub: Stub,
  wanted: string[],
  input?: string,
  more?: { flags?: string[]; env?: Record<string, string> },
) => ReturnType<typeof runScript>;

/** Describes what each script does that can run here. */
export function describeScripts(describeOne: (run: Run, name: string) => void) {
  for (const { name, command, programs } of SCRIPTS) {
    const isMissing = programs.some((program) => findProgram(program) === undefined);
    describe.skipIf(isMissing).concurrent(name, () => {
      const script = join(process.cwd(), 'public/collector', name);
      describeOne(
        (stub, wanted, input, { flags = [], env = {} } = {}) =>
          runScript([...command, ...flags, script], { stub, wanted, input, env }),
        name,
      );
    });
  }
}

interface Wish {
  stub: Stub;
  wanted: string[];
  input?: string | undefined;
  env: Record<string, string>;
}

async function runScript(command: string[], { stub, wanted, input = '', env }: Wish) {
  const { folder, temp } = stub;
  const [program = '', ...options] = command;
  const child = spawn(program, [...options, ...wanted], {
    cwd: folder,
    env: { ...process.env, TMPDIR: temp, HOME: folder, ...env },
  });
  child.stdin.end(input);
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  // Nothing stays behind.
  expect(readdirSync(temp)).toStrictEqual([]);
  const files = readdirSync(folder).filter((file) => /^[A-Z]+\d*-.*20\d\d-/.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    status: child.exitCode,
    said,
    files,
    texts,
    written: texts.map((one) => JSON.parse(one)),
  };
}

export const API = '/api/v1/';
export const RUNTIME = 'IntegrationRuntimeArtifacts?$format=json';
export const NEXT = `${API}${RUNTIME}&$skiptoken=430780`;

export const entryOf = (id: string) => ({ Id: id, DeployedOn: '2026-09-24T09:55:21.348Z' });
export const deployed = (...ids: string[]) => ({
  results: ids.map((id) => ({ ...entryOf(id), DeployedBy: 'p1@muster.example' })),
});

const KINDS = ['ValueMapping', 'MessageMapping', 'ScriptCollection'];

/** Lists of a package: a flow, a script, and nothing else. */
export function designOf(id: string, flow: object, script: object): Answers {
  const path = (kind: string) =>
    `IntegrationPackages('${id}')/${kind}DesigntimeArtifacts?$format=json`;
  return {
    ...Object.fromEntries(KINDS.map((kind) => [path(kind), { results: [] }])),
    [path('Integration')]: { results: [flow] },
    [path('ScriptCollection')]: { results: [script] },
  };
}

/** A status, perhaps with the seconds to wait, a page, half a list, or a list. */
type Answer = number | { status: number; after?: string } | 'page' | 'half' | object;
/** Several answers to an address come in turn, the last one again and again. */
export type Answers = Record<string, Answer | readonly Answer[]>;
export type Stub = Awaited<ReturnType<typeof openStub>>;

const cleanups: (() => unknown)[] = [];
afterAll(() => Promise.all(cleanups.map((clean) => clean())));

export const keyOf = ({ origin }: Stub) =>
  JSON.stringify({
    oauth: {
      url: origin,
      tokenurl: `${origin}/oauth/token`,
      clientid: CLIENT,
      clientsecret: SECRET,
    },
  });

/** A tenant. `seen` is what other users of the machine, and a copy of its disk, would see meanwhile. */
export async function openStub(answers: Answers) {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-collector-'));
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  // Settings of the visitor's curl that would send everything elsewhere.
  writeFileSync(join(folder, '.curlrc'), 'proxy = http://127.0.0.1:9\ntrace = trace.txt\n');
  const stub = { folder, temp, seen: '', origin: '' };
  const basic = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;
  const turns = new Map(Object.entries(answers).map(([path, answer]) => [path, [answer].flat()]));
  const provider = await startProvider((response, { method, url = '', headers }) => {
    stub.seen += readAll(`${temp}/*/*`);
    if (url.includes('skiptoken')) stub.seen += readAll('/proc/[0-9]*/{cmdline,environ}');
    const isToken = url === '/oauth/token';
    const isAllowed = headers.authorization === (isToken ? basic : `Bearer ${TOKEN}`);
    const answer = takeTurn(turns.get(url.replace(/^\/api\/v1\//, '')));
    if (!isAllowed) response.writeHead(401).end();
    else if (isToken && answer === undefined && method === 'POST') {
      response.end(JSON.stringify({ access_token: TOKEN }));
    } else if (answer === 'page') response.end('<html>Sign in</html>');
    else if (answer === 'half') {
      response.write('{"d":{"results":[{"Id":');
      setTimeout(() => response.destroy(), 50);
    } else if (typeof answer === 'object' && !('status' in answer)) {
      response.end(JSON.stringify({ d: answer }));
    } else {
      const { status, after } = refusalSchema.parse(answer ?? 404);
      response.writeHead(status, after === undefined ? {} : { 'Retry-After': after }).end();
    }
  });
  cleanups.push(provider.stop, () => rmSync(folder, { recursive: true, force: true }));
  stub.origin = provider.origin;
  return stub;
}

const refusalSchema = z.union([
  z.object({ status: z.number(), after: z.string().optional() }),
  z.number().transform((status) => ({ status, after: undefined })),
]);

function takeTurn(turns: Answer[] = []): Answer | undefined {
  return turns.length > 1 ? turns.shift() : turns[0];
}

function readAll(files: string): string {
  return globSync(files).map(readIfThere).join('\n');
}

/** A process may have ended. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
