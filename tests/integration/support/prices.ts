import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PricingConfig } from '#app/domain/pricing/config.ts';

const command = fileURLToPath(new URL('../../../tools/prices.ts', import.meta.url));

export interface CommandResult {
  exitCode: number;
  output: string;
}

/** Runs `npm run prices` in the folder of a server, beside which it works. */
export function runPrices(
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

/** The same for all tests. */
let builtIn: Promise<CommandResult> | undefined;

/** What the built-in list becomes in a test; anything may change in it. */
async function writeList(folder: string, change: (list: PricingConfig) => void): Promise<string> {
  builtIn ??= runPrices(folder, ['show', '0']);
  const list: PricingConfig = JSON.parse((await builtIn).output);
  change(list);
  const file = join(folder, `list-${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(list));
  return file;
}

/** Gives the plan Core another price and publishes that. */
export async function publishCore(
  folder: string,
  basePrice: number,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  const file = await writeList(folder, ({ PRICING_PLANS: [core] }) => {
    if (core) core.basePrice = basePrice;
  });
  const all = ['publish', file, '--reason', 'test', '--confirm', 'price-change', ...args];
  return runPrices(folder, all, variables);
}
