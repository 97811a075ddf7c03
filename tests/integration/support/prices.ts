import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTotal } from './page.ts';
import { createTestList } from './test-prices.ts';

const command = fileURLToPath(new URL('../../../tools/prices.ts', import.meta.url));

export interface CommandResult {
  exitCode: number;
  output: string;
}

/** Runs `npm run prices` in the folder of a server, beside which it works. */
function runPrices(
  folder: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  const env = { PATH: process.env.PATH, ...variables };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...args],
      { cwd: folder, env },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        resolve({ exitCode, output: stdout + stderr });
      },
    );
  });
}

/** Publishes the tests' prices, with another one for the plan Core. */
export async function publishCore(
  folder: string,
  basePrice: number,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  const file = join(folder, `list-${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(createTestList(basePrice)));
  const all = ['publish', file, '--reason', 'test', '--confirm', 'price-change', ...args];
  return runPrices(folder, all, variables);
}

/** How long a server may take until it shows what was published. */
export const WITHIN = { timeout: 5000, interval: 100 };

/** Answer to a visitor's question. */
export async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers: { accept: 'text/html', ...headers } });
  return {
    status: response.status,
    text: await response.text(),
    tag: response.headers.get('etag') ?? '',
    caching: response.headers.get('cache-control'),
  };
}

/** Price of Core with one system more than included: 628 € at the tests' prices. */
export async function readCore(origin: string): Promise<string | undefined> {
  return readTotal((await ask(origin, '/preiskalkulator/core')).text);
}
