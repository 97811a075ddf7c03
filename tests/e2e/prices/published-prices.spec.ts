import type { Request } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { readTotal } from '../../integration/support/page.ts';
import { openStaff } from '../../integration/support/staff.ts';
import { publishTestList, startPricedServer } from '../../integration/support/test-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator, startScripts } from '../support/calculator.ts';
import { test as base, expect } from '../support/fixtures.ts';

/** Each test has a separate site at the tests' prices; its owner publishes from the shell. */
const test = base.extend<{
  /** `publishCore` waits until the server shows the other price. */
  site: { origin: string; publishCore: (basePrice: number) => Promise<void> };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  site: async ({}, use) => {
    const server = await startPricedServer();
    const { store } = await openStaff(server);
    await use({
      origin: server.origin,
      publishCore: async (basePrice) => {
        await publishTestList(store, basePrice);
        const total = async () => readTotal(await (await fetch(`${server.origin}${CORE}`)).text());
        await expect.poll(total).toBe(`${basePrice} €`);
      },
    });
    await store.close();
    await server.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

const CORE = '/preiskalkulator/core?systems=2';
const CHANGED = 'Die Preise haben sich geändert. Sie sehen jetzt die aktuellen.';

test('an open page keeps its prices, the next page tells of new ones once, and a link loads them, offline the last ones', {
  tag: '@long',
}, async ({ page, site, expectFault }) => {
  await page.clock.install();
  await openCalculator(page, CORE);
  const { total, users, plans } = onCalculator(page);
  const told = page.getByText(CHANGED);
  const landing = page.getByRole('region', { name: 'Unsere Pakete' });
  await expect(total).toHaveText('499 €');
  await site.publishCore(529);

  await test.step('neither a change of the query nor another plan switches versions', async () => {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.url());
    page.on('request', note);
    await users.more.click();
    await expect(total).toHaveText('548 €');
    await plans.getByRole('link', { name: /Pro/ }).click();
    await expect(total).toHaveText('1.199 €');
    await plans.getByRole('link', { name: /Core/ }).click();
    await expect(total).toHaveText('499 €');
    expect(asked.filter((url) => url.includes('/_serverFn/'))).toEqual([]);
    page.off('request', note);
    await expect(told).toHaveCount(0);
  });

  await test.step('the next page tells of them, once', async () => {
    await page.getByRole('link', { name: DELIVERED_COMPANY.brand, exact: false }).first().click();
    await expect(landing).toContainText('529 €');
    await expect(landing.getByText(CHANGED)).toBeVisible();
    await expectAccessible(page, '#pricing');
    // A returning visitor sees the same version.
    await landing.getByRole('link', { name: /Core/ }).click();
    await expect(total).toHaveText('529 €');
    await expect(told).toHaveCount(0);
  });

  await test.step('a reload tells of them too, and so does another document, once', async () => {
    await site.publishCore(499);
    await expect(told).toHaveCount(0);
    await page.reload();
    await startScripts(page);
    await expect(total).toHaveText('499 €');
    await expect(told).toBeVisible();
    await site.publishCore(519);
    await page.goto('/szenarien?s=A~core');
    await startScripts(page);
    await expect(told).toBeVisible();
  });

  await test.step('a link to the prices loads them again, however early it was hovered', async () => {
    const link = page.getByRole('navigation').getByRole('link', { name: /Preis/ }).first();
    await link.hover();
    await site.publishCore(539);
    await page.clock.fastForward('00:03');
    await link.click();
    await expect(landing).toContainText('539 €');
  });

  await test.step('offline the last ones are shown', async () => {
    expectFault(/Failed to load resource|ERR_FAILED|_serverFn/);
    await page.route('**/_serverFn/**', (route) => route.abort());
    await landing.getByRole('link', { name: /Core/ }).click();
    await expect(total).toHaveText('539 €');
  });
});
