import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openTempFolder } from '../../unit/temp-folder';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { readTotal, readVisibleText } from '../support/page';
import { startServer } from '../support/server';
import { createTestList, startPricedServer } from '../support/test-prices';

const server = await startPricedServer();
afterAll(() => server.stop());

/** How long a server may take until it shows what was published. */
const WITHIN = { timeout: 5000, interval: 100 };
const command = fileURLToPath(new URL('../../../tools/prices.ts', import.meta.url));

/** Publishes the tests' prices, with another one for the plan Core, in the folder of the server. */
async function publishCore(basePrice: number): Promise<string> {
  const file = join(server.folder, `list-${basePrice}.json`);
  await writeFile(file, JSON.stringify(createTestList(basePrice)));
  const args = ['publish', file, '--reason', 'test', '--confirm', 'price-change'];
  const options = { cwd: server.folder, env: { PATH: process.env.PATH } };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], options);
  return stdout;
}

/** Answer to a visitor's question. */
async function askFor(path: string, headers: Record<string, string> = {}, { origin } = server) {
  const response = await fetch(origin + path, { headers: { accept: 'text/html', ...headers } });
  return {
    status: response.status,
    text: await response.text(),
    tag: response.headers.get('etag') ?? '',
    caching: response.headers.get('cache-control'),
  };
}

/** Price of Core with one system more than included: 628 € at the tests' prices. */
const readTotalOfCore = async (from = server) =>
  readTotal((await askFor('/preiskalkulator/core', {}, from)).text);

describe('a price list published with the command', () => {
  it('is on every page within five seconds, never mixed with another version', async () => {
    const before = await askFor('/');
    const englishBefore = await askFor('/en');
    const legal = await askFor('/agb');
    if (server.version === 0) expect(before.text).not.toMatch(/published|EXTRA_COSTS/);
    expect(await readTotalOfCore()).toBe('628 €');

    expect(await publishCore(529)).toBe(
      `Version ${server.version + 1} is in force.\nChanges:\n  Core: €499 → €529\n`,
    );
    await expect.poll(() => readTotalOfCore(), WITHIN).toBe('658 €');

    const landing = await askFor('/');
    expect(readVisibleText(landing.text)).toContain('529 €');
    expect(readVisibleText(landing.text)).not.toContain('499 €');
    // The page carries the whole list, once, and has nothing to ask for.
    expect(landing.text.match(/EXTRA_COSTS/g)).toHaveLength(1);
    expect(landing.text).toMatch(/"@type":"Offer","name":"Core"[^}]*"price":529,/);
    expect(landing.tag).not.toBe(before.tag);
    expect((await askFor('/', { 'if-none-match': before.tag })).status).toBe(200);
    expect((await askFor('/', { 'if-none-match': landing.tag })).status).toBe(304);
    expect(landing.caching).toBe('public, max-age=0, s-maxage=3, must-revalidate');

    const english = await askFor('/en/preiskalkulator/core');
    expect(readTotal(english.text)).toBe('€658');
    // Texts that are the built-in ones still have their translation.
    expect(readVisibleText(english.text)).toContain('Choose a plan');
    expect(readVisibleText((await askFor('/en')).text)).toBe(
      readVisibleText(englishBefore.text).replaceAll('€499', '€529'),
    );

    // Pages without prices stay cached.
    expect(await askFor('/agb')).toEqual(legal);
    expect(legal.caching).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  });

  it('is read from the copy on disk when the server starts with a damaged store', async () => {
    const folder = openTempFolder();
    const file = join(folder, 'store.sqlite');
    await writeFile(file, 'damaged'.repeat(1000));
    await publishCore(579);
    await expect.poll(() => readTotalOfCore(), WITHIN).toBe('708 €');
    await cp(join(server.folder, '.data', 'price-lists.json'), join(folder, 'price-lists.json'));
    const damaged = await startServer({ DATABASE_URL: `file:${file}` });
    const total = await readTotalOfCore({ ...server, ...damaged });
    const readiness = await (await fetch(`${damaged.origin}/readyz`)).text();
    const sent = await sendSubmission(damaged.origin, submissionOf('refused'));
    await damaged.stop();
    expect(total).toBe('708 €');
    expect(readiness).toBe('ready, store: down\n');
    expect(sent.status).toBe(503);
    expect(damaged.readOutput()).toContain(`The store ${file} is damaged (SQLite error 26). Stop`);
  });
});
