import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { type RunningEdge, startEdge } from '../integration/support/edge.ts';
import { publishTestPrices } from '../integration/support/test-prices.ts';
import { onCalculator, openCalculator } from './support/calculator.ts';
import { fillIn, onForm, openForm } from './support/contact.ts';
import { test as base, expect } from './support/fixtures.ts';

const test = base.extend<{ edge: RunningEdge }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  edge: async ({}, use, testInfo) => {
    const unsupportedReason = findUnsupportedReason();
    // Cloudflare's runtime has no build for some machines.
    testInfo.skip(unsupportedReason !== undefined, unsupportedReason);
    const edge = await startEdge();
    // The Worker creates its tables with the first request.
    await fetch(edge.origin);
    await publishTestPrices(edge.origin, edge.store);
    await use(edge);
    await edge.stop();
  },
  baseURL: async ({ edge }, use) => use(edge.origin),
});

test('on the edge a visitor calculates a price and sends an inquiry', {
  tag: '@long',
}, async ({ page, edge }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=12');
  const { total, users } = onCalculator(page);
  // 1199 + 2 × 49, and one more.
  await expect(total).toHaveText('1.297 €');
  await users.more.click();
  await expect(total).toHaveText('1.346 €');
  await expect(page).toHaveURL(/users=13/);

  await openForm(page, '/');
  await fillIn(page);
  await onForm(page).send.click();
  await expect(onForm(page).thanks).toBeFocused();
  expect(await edge.readInquiries()).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      payload: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', reason: 'demo' },
    },
  ]);
});
