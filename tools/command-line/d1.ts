import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { parseJson } from '#app/domain/parse-json.ts';
import { type D1Binding, openD1Store } from '#app/server/store/drivers/d1-store.ts';
import { readLogPosition } from '#app/server/store/price-log.ts';
import { openReadyStore } from '#app/server/store/ready-store.ts';
import type { Row, Sql, Store } from '#app/server/store/store.ts';

// The edge's database for commands in a checkout: `DATABASE_URL=d1:local` is the one of
// `npm run start:edge`, `d1:remote` the deployed one.

/** Same folder as `wrangler d1 … --local --persist-to .data/edge` uses. */
export const LOCAL_D1_FOLDER = '.data/edge/v3/d1';

/**
 * Opens the edge's database. The deployed Worker migrates its own, because a newer checkout must not
 * migrate before it.
 * @throws Error for anything but `d1:local` and `d1:remote`
 * @throws StoreTooNewError
 */
export async function openD1(url: string): Promise<Store> {
  if (url === 'd1:local') return openLocal();
  if (url !== 'd1:remote') {
    throw new Error('DATABASE_URL must be d1:local or d1:remote for the database of the edge.');
  }
  const store = openLiteralStore(executeRemotely);
  // Refuses a schema that is too new.
  await readLogPosition(store);
  return store;
}

async function openLocal(): Promise<Store> {
  const { Miniflare } = await import('miniflare');
  const edge = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: ['DB'],
    d1Persist: LOCAL_D1_FOLDER,
  });
  const { DB } = await edge.getBindings<{ DB: D1Binding }>();
  return openReadyStore({ ...openD1Store(DB), close: () => edge.dispose() }, () => undefined);
}

/** A store for an interface that takes SQL text without parameters. */
export function openLiteralStore(execute: typeof executeRemotely): Store {
  const batch = (statements: readonly Sql[]) => execute(statements.map(writeOut));
  return {
    all: async (statement) => (await batch([statement])).flat(),
    batch,
    close: async () => undefined,
  };
}

function writeOut({ strings, values }: Sql): string {
  return strings.reduce((text, part, index) => text + writeLiteral(values[index - 1]) + part);
}

/** @throws Error if the value has no SQL literal */
function writeLiteral(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || value.includes('\u0000'))
    throw new Error('value has no SQL literal');
  return `'${value.replaceAll("'", "''")}'`;
}

const CONFIGURATION = fileURLToPath(new URL('../../tools/edge/wrangler.json', import.meta.url));
const EXECUTE = ['--yes', 'wrangler@4.164.0', 'd1', 'execute', 'stagemap', '--json', '--remote'];
/** D1's limit for one statement. */
const MAX_BYTES = 100_000;
const answerSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/** Runs before each program that npx starts. */
const ADD_STATEMENTS = `if (process.argv[1]?.includes('wrangler-dist')) {
  process.argv.push('--command', process.env.STAGEMAP_STATEMENTS);
}`;

/**
 * Wrangler has the account's credentials; it runs all statements of a command in one transaction. In
 * 4.164 only `--command` answers with rows (`--file` imports, and standard input is not read), so
 * Wrangler's own process adds it from its environment: every user of the machine can list the
 * arguments of processes, and statements hold names and addresses.
 */
async function executeRemotely(statements: readonly string[]): Promise<Row[][]> {
  const command = statements.join(';\n');
  if (Buffer.byteLength(command) > MAX_BYTES) {
    throw new Error(
      'The database of the edge takes no more than 100 kB at once. Publish a larger price list at /admin/preiskalkulator.',
    );
  }
  const preload = `--import=data:text/javascript,${encodeURIComponent(ADD_STATEMENTS)}`;
  const { stdout, error } = spawnSync('npx', [...EXECUTE, '--config', CONFIGURATION], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: {
      ...process.env,
      STAGEMAP_STATEMENTS: command,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`,
    },
  });
  if (error) throw error;
  const answer = answerSchema.safeParse(parseJson(stdout)).data;
  if (!answer) throw new Error(`wrangler failed: ${stdout.trim()}`);
  return answer.map(({ results }) => results);
}
