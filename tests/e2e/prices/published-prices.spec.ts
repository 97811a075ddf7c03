import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator, startScripts } from '../support/calculator.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/priced-site.ts';
import { OWN_PRICES, resetOwnPrices, writeStored } from '../support/stored-prices.ts';

const CORE = '/preiskalkulator/core?systems=2';
const CHANGED = 'Die Preise haben sich geändert. Sie sehen jetzt die aktuellen.';

test('an open page keeps its prices, and the next page announces new ones', {
  tag: '@long',
}, async ({ page, site }) => {
  await openCalculator(page, CORE);
  const { total, users, plans } = onCalculator(page);
  await expect(total).toHaveText('499 €');
  await site.publishCore(529);

  // Neither a change of the query nor another plan switches versions.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked.push(request.url());
  });
  await users.more.click();
  await expect(total).toHaveText('548 €');
  await plans.getByRole('link', { name: /Pro/ }).click();
  await expect(total).toHaveText('1.199 €');
  await plans.getByRole('link', { name: /Core/ }).click();
  await expect(total).toHaveText('499 €');
  expect(asked).toEqual([]);
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  await page.getByRole('link', { name: DELIVERED_COMPANY.brand, exact: false }).first().click();
  const landing = page.getByRole('region', { name: 'Unsere Pakete' });
  await expect(landing).toContainText('529 €');
  await expect(landing.getByText(CHANGED)).toBeVisible();
  await expectAccessible(page, '#pricing');

  // A returning visitor sees the same version and is told only once.
  await landing.getByRole('link', { name: /Core/ }).click();
  await expect(total).toHaveText('529 €');
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  await test.step('a new document in the same tab announces them too', async () => {
    await site.goBack();
    await page.goto('/szenarien?s=A~core');
    await startScripts(page);
    await expect(page.getByText(CHANGED)).toBeVisible();
  });
});

test('a reload shows the new prices, and another one the old again, in English', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.goto('/en');
  const plans = page.getByRole('region', { name: 'Our plans' });
  const texts = await plans.innerText();
  await site.publishCore(529);
  await page.reload();
  await startScripts(page);
  // Built-in texts keep their translation.
  expect(await plans.innerText()).toBe(texts.replaceAll('€499', '€529'));

  await openCalculator(page, `/en${CORE}`);
  const { total } = onCalculator(page);
  await expect(total).toHaveText('€529');
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  const isNew = page.getByText('The prices have changed. You now see the current ones.');
  await expect(isNew).toHaveCount(0);
  await site.goBack();
  await expect(isNew).toHaveCount(0);
  await page.reload();
  await startScripts(page);
  await expect(total).toHaveText('€499');
  await expect(isNew).toBeVisible();

  // Told once.
  await page.reload();
  await startScripts(page);
  await expect(total).toHaveText('€499');
  await expect(isNew).toHaveCount(0);
});

test('own prices take precedence over published ones, which the editor compares with', {
  tag: '@long',
}, async ({ page, site }) => {
  await site.publishCore(549);

  await test.step('the editor', async () => {
    await page.goto('/admin/preiskalkulator');
    await expect(page.getByText('In Kraft: Version 1')).toBeVisible();
    const price = page.getByLabel('Grundpreis pro Monat');
    await expect(price).toHaveValue('549');
    await expect(page.getByText('Keine Änderungen, die zu speichern wären.')).toBeVisible();
    await price.fill('559');
    await expect(page.getByText('Core: 549 € → 559 €').first()).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Auf veröffentlichte Preise zurücksetzen?',
    });
    await question.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(price).toHaveValue('549');
  });

  await test.step('the calculator', async () => {
    await writeStored(page, JSON.stringify(OWN_PRICES));
    await openCalculator(page, '/preiskalkulator/core?users=12&systems=2');
    const { total } = onCalculator(page);
    // 529 + 12 × 10 + 2 × 20 + 30, as without a published list.
    await expect(total).toHaveText('719 €');
    await resetOwnPrices(page);
    // 549 + 9 × 49
    await expect(total).toHaveText('990 €');
  });
});

test('a link to the prices loads them again, and shows the last ones when offline', {
  tag: '@long',
}, async ({ page, site, expectFault }) => {
  await page.clock.install();
  await page.goto('/impressum');
  await startScripts(page);
  const link = page.getByRole('navigation').getByRole('link', { name: /Preis/ }).first();
  await link.hover();
  await site.publishCore(529);
  await page.clock.fastForward('00:03');
  await link.click();
  const plans = page.getByRole('region', { name: 'Unsere Pakete' });
  await expect(plans).toContainText('529 €');

  const core = plans.getByRole('link', { name: /Core/ });
  expectFault(/Failed to load resource|ERR_FAILED|_serverFn/);
  await page.route('**/_serverFn/**', (route) => route.abort());
  await core.click();
  await expect(onCalculator(page).total).toHaveText('529 €');
});
