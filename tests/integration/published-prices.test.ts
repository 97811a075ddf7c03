import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSubmission, submissionOf } from './support/inquiries';
import { readKept } from './support/kept';
import { readTotal, readVisibleText } from './support/page';
import { publishCore } from './support/prices';
import { type RunningServer, startServer } from './support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const WITHIN = { timeout: 5000, interval: 100 };

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, {
    headers: { accept: 'text/html', ...headers },
  });
  return {
    status: response.status,
    text: await response.text(),
    tag: response.headers.get('etag') ?? '',
    caching: response.headers.get('cache-control'),
  };
}

/** 499 € and one system more than it includes: 628 €. */
const readCore = async () => readTotal((await ask('/preiskalkulator/core')).text);

describe('a price list that is published from the shell', () => {
  it('is what every page shows within five seconds, and no other version with it', async () => {
    const before = await ask('/');
    const legal = await ask('/agb');
    expect(before.text).not.toMatch(/published|EXTRA_COSTS/);
    expect(await readCore()).toBe('628 €');

    expect(await publishCore(server.folder, 529)).toEqual({
      exitCode: 0,
      output: 'Version 1 is in force.\nIt changes:\n  Core: €499 → €529\n',
    });
    await expect.poll(readCore, WITHIN).toBe('658 €');

    const landing = await ask('/');
    expect(readVisibleText(landing.text)).toContain('529 €');
    expect(readVisibleText(landing.text)).not.toContain('499 €');
    // The page carries the whole list, once, and has nothing to ask for.
    expect(landing.text.match(/EXTRA_COSTS/g)).toHaveLength(1);
    expect(landing.text).toMatch(/"@type":"Offer","name":"Core"[^}]*"price":529,/);
    expect(landing.tag).not.toBe(before.tag);
    expect((await ask('/', { 'if-none-match': before.tag })).status).toBe(200);
    expect((await ask('/', { 'if-none-match': landing.tag })).status).toBe(304);
    expect(landing.caching).toBe('public, max-age=0, s-maxage=3, must-revalidate');

    const english = await ask('/en/preiskalkulator/core');
    expect(readTotal(english.text)).toBe('€658');
    // Texts that are the built-in ones still have their translation.
    expect(readVisibleText(english.text)).toContain('Price calculator');

    // What shows no prices stays as it is kept.
    expect(await ask('/agb')).toEqual(legal);
    expect(legal.caching).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  });

  it('is what an inquiry is priced with, whatever is in force when it comes', async () => {
    await publishCore(server.folder, 549);
    const page = '/preiskalkulator/core?users=5&systems=2';
    const pricingDetails = {
      ...{ plan: 'Core', isYearly: false, users: 5, systems: 2, landscapes: 1, addons: [] },
    };
    for (const [name, priceList] of [
      ['one', 1],
      ['none', 7],
      ['built-in', 0],
    ] as const) {
      const submission = submissionOf(name);
      const sent = await sendSubmission(server.origin, {
        ...submission,
        inquiry: { ...submission.inquiry, pricingDetails },
        context: { page, language: 'de', consentVersion: '1', priceList },
      });
      expect(sent.status).toBe(200);
    }
    const kept = await readKept(server.folder);
    expect(kept.map(({ total, priceList }) => [total, priceList])).toEqual([
      // 529 + 2 × 49
      [627, 1],
      [null, null],
      [597, 0],
    ]);
  });
});
