import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTempFolder } from '../../unit/temp-folder';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { readTotal, readVisibleText } from '../support/page';
import { ask, publishCore, readCore, WITHIN } from '../support/prices';
import { startServer } from '../support/server';
import { readInquiries } from '../support/stored-inquiries';
import { startPricedServer } from '../support/test-prices';

const server = await startPricedServer();
afterAll(() => server.stop());

const askFor = (path: string, headers?: Record<string, string>) =>
  ask(server.origin, path, headers);
const readTotalOfCore = () => readCore(server.origin);

describe('a price list published with the command', () => {
  it('is on every page within five seconds, never mixed with another version', async () => {
    const before = await askFor('/');
    const englishBefore = await askFor('/en');
    const legal = await askFor('/agb');
    if (server.version === 0) expect(before.text).not.toMatch(/published|EXTRA_COSTS/);
    expect(await readTotalOfCore()).toBe('628 €');

    expect(await publishCore(server.folder, 529)).toEqual({
      exitCode: 0,
      output: `Version ${server.version + 1} is in force.\nIt changes:\n  Core: €499 → €529\n`,
    });
    await expect.poll(readTotalOfCore, WITHIN).toBe('658 €');

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

  it('prices an inquiry that was made with it, whatever is in force when it is sent', async () => {
    await publishCore(server.folder, 549);
    const page = '/preiskalkulator/core?users=5&systems=2';
    const pricingDetails = {
      plan: 'Core',
      isYearly: false,
      users: 5,
      systems: 2,
      landscapes: 1,
      addons: [],
    };
    for (const [name, priceList] of [
      ['one', server.version + 1],
      ['none', server.version + 7],
      ['before', server.version],
    ] as const) {
      const submission = submissionOf(name);
      const sent = await sendSubmission(server.origin, {
        ...submission,
        inquiry: { ...submission.inquiry, pricingDetails },
        context: { page, language: 'de', consentVersion: '1', priceList },
      });
      expect(sent.status).toBe(200);
    }
    const stored = await readInquiries(server.folder);
    expect(stored.map(({ total, priceList }) => [total, priceList])).toEqual([
      // 529 + 2 × 49
      [627, server.version + 1],
      [null, null],
      [597, server.version],
    ]);
  });

  it('is read from the copy on disk when the server starts with a damaged store', async () => {
    const folder = openTempFolder();
    const file = join(folder, 'store.sqlite');
    await writeFile(file, 'damaged'.repeat(1000));
    await publishCore(server.folder, 579);
    await expect.poll(readTotalOfCore, WITHIN).toBe('708 €');
    await cp(join(server.folder, '.data', 'price-lists.json'), join(folder, 'price-lists.json'));
    const damaged = await startServer({ DATABASE_URL: `file:${file}` });
    const total = await readCore(damaged.origin);
    const readiness = await (await fetch(`${damaged.origin}/readyz`)).text();
    const sent = await sendSubmission(damaged.origin, submissionOf('refused'));
    await damaged.stop();
    expect(total).toBe('708 €');
    expect(readiness).toBe('ready, store: down\n');
    expect(sent.status).toBe(503);
    expect(damaged.readOutput()).toContain(`The store ${file} is damaged (SQLite error 26). Stop`);
  });
});
