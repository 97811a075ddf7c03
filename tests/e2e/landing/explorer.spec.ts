import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts, waitForScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { findOverflow } from '../support/overflow.ts';

/** The explorer as a visitor finds it, by roles and visible names. */
function onExplorer(page: Page) {
  const explorer = page.getByRole('region', { name: '36 Artefakte, 7 Abweichungen, ein Blick' });
  return {
    explorer,
    /** Those that are seen; the landscape has 36. */
    artefacts: explorer.locator('tr[data-artefact]:visible'),
    all: explorer.getByRole('radio', { name: 'Alle 36' }),
    deviations: explorer.getByRole('radio', { name: 'Abweichungen 7' }),
    folder: (name: string) => explorer.getByRole('checkbox', { name: `Artefakte zeigen: ${name}` }),
    search: explorer.getByRole('searchbox', { name: 'Artefakt oder Paket suchen' }),
    status: explorer.getByRole('status'),
    chip: (name: string) => explorer.getByRole('button', { name }),
    comparison: (name: string) => page.getByRole('dialog', { name }),
  };
}

const ORDERS = 'Order_Replication_S4_to_SFDC';

test('searched and filtered, and from a deviation to its comparison', async ({ page }) => {
  const { explorer, artefacts, deviations, all, search, status, chip, comparison } =
    onExplorer(page);
  await page.goto('/');
  await expect(artefacts).toHaveCount(7);
  await all.check();
  await expect(artefacts).toHaveCount(10);
  const served = await artefacts.first().elementHandle();

  await test.step('React takes over the rows that the server drew', async () => {
    await search.fill('order');
    await expect(status).toHaveText(/ von 36 Artefakten$/);
    expect(await served?.evaluate((row) => row.isConnected)).toBe(true);
  });

  await test.step('the search says how many it found, within the filter', async () => {
    await search.fill('peppol');
    await expect(artefacts.getByRole('rowheader')).toHaveText([
      'Invoice_Outbound_Peppol',
      'Invoice_Inbound_Peppol',
    ]);
    await expect(status).toHaveText('2 von 36 Artefakten');
    await deviations.check();
    await expect(status).toHaveText('1 von 36 Artefakten');
  });

  await test.step('without a result it says so, and how to leave it', async () => {
    await search.fill('inbound');
    await expect(status).toContainText('Unter den Abweichungen passt nichts zu „inbound“.');
    await expect(artefacts).toHaveCount(0);
    await all.check();
    await search.fill('xyz');
    await expect(status).toContainText('Kein Artefakt und kein Paket passt zu „xyz“.');
    await explorer.getByRole('button', { name: 'Suche leeren' }).click();
    await expect(search).toBeFocused();
    await expect(artefacts).toHaveCount(10);
    await expect(status).toBeEmpty();
  });

  await test.step('by key from a deviation to its comparison, and back to it', async () => {
    const opener = chip(`${ORDERS} auf PROD: 1.4.1 statt 1.4.2. Vergleich öffnen`);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = comparison(ORDERS);
    // The version, 13 parameters and the three groups they are in.
    await expect(dialog.getByRole('rowheader')).toHaveCount(17);
    await expect(dialog.getByRole('row', { name: /^Request_Timeout_s/ })).toContainText(
      'Abweichung auf PROD',
    );
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('its code comes with the first touch of it', { tag: '@long' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const hasCome = () => files.some((file) => file.includes('live-landscape'));
  await page.goto('/');
  await startScripts(page);
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).press('Enter');
  await expect(page).toHaveURL('/#contact');
  await page.waitForLoadState('networkidle');
  expect(hasCome()).toBe(false);
  expect(files.filter((file) => file.includes('.explorer-'))).toEqual([]);
  await onExplorer(page).all.focus();
  await expect.poll(hasCome).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filter and folding work, and nothing is shown that does not', async ({ page }) => {
    await page.goto('/');
    const { artefacts, all, deviations, folder, search } = onExplorer(page);
    await expect(artefacts).toHaveCount(7);
    await all.check();
    await expect(artefacts).toHaveCount(10);
    await expect(search).toBeHidden();
    await folder('Sales Integration').uncheck();
    await expect(artefacts).toHaveCount(4);
    await folder('Common Services').check();
    await expect(artefacts).toHaveCount(9);
    await deviations.check();
    await expect(artefacts.getByRole('rowheader')).toHaveText([
      ORDERS,
      'Quote_Request_SFDC_to_S4',
      'Employee_Master_SF_to_AD',
      'Invoice_Outbound_Peppol',
      'Goods_Receipt_3PL_to_S4',
      'Goods_Invoice_Ariba_to_S4',
      'Payment_Run_S4_to_Bank',
    ]);
    await expect(folder('Sales Integration')).toBeHidden();
  });
});

test('what is done before the scripts come takes effect', { tag: '@long' }, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/');
  const { artefacts, all, folder, search, status, chip, comparison } = onExplorer(page);
  await all.check();
  await folder('Sales Integration').uncheck();
  await folder('Sales Integration').check();
  await folder('Procurement').check();
  await search.fill('sfdc');
  await chip(`${ORDERS} auf PROD`).click();
  release();
  await waitForScripts(page);
  await expect(comparison(ORDERS)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('6 von 36 Artefakten');
  await expect(artefacts).toHaveCount(6);
  await search.fill('');
  await expect(artefacts).toHaveCount(15);
});

test('code that cannot be loaded leaves plain HTML, and says so', {
  tag: '@long',
}, async ({ page, expectFault }) => {
  expectFault(/live-landscape|comparison-dialog/);
  const { explorer, artefacts, all, deviations, chip, comparison } = onExplorer(page);
  await page.route('**/assets/live-landscape*.js', (route) => route.abort());
  await page.goto('/');
  await startScripts(page);
  await chip(`${ORDERS} auf PROD`).click();
  await expect(explorer.getByRole('alert')).toContainText('Das ließ sich nicht laden');
  await all.check();
  await expect(artefacts).toHaveCount(10);
  await deviations.check();
  await expect(artefacts).toHaveCount(7);
  // Another press tries again, as the button does.
  await page.unroute('**/assets/live-landscape*.js');
  await page.route('**/assets/comparison-dialog*.js', (route) => route.abort());
  await chip(`${ORDERS} auf PROD`).click();
  await expect(page.getByRole('alert')).toContainText('Das ließ sich nicht laden');
  await page.unroute('**/assets/comparison-dialog*.js');
  await chip(`${ORDERS} auf PROD`).click();
  await expect(comparison(ORDERS)).toBeVisible();
});

test('every state is accessible and fits', { tag: ['@both', '@long'] }, async ({
  page,
  isMobile,
}) => {
  const { explorer, artefacts, all, folder, chip, comparison } = onExplorer(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');

  await test.step('a deviation moves for less than 300 ms, and not at all where motion is not wanted', async () => {
    const lane = artefacts.first().locator('[data-state=deviation]');
    const measure = () =>
      lane.evaluate((chip) => {
        const { animationName, animationDuration } = getComputedStyle(chip);
        return { name: animationName, seconds: Number.parseFloat(animationDuration) };
      });
    expect(await measure()).toEqual({ name: 'deviate', seconds: 0.28 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await measure()).seconds).toBeLessThan(0.001);
  });

  if (isMobile) await test.step('every version says its stage', () => expectStages(page));

  await startScripts(page);
  await all.check();
  for (const name of ['Logistics Execution', 'Procurement']) await folder(name).check();
  // Nothing of it is behind the page's header.
  await page.evaluate(() => scrollTo(0, 0));
  // A phone draws the same elements in the same colours.
  if (!isMobile) await expectAccessible(page, '#landschaft');
  expect(await findOverflow(page)).toEqual([]);
  await chip(`${ORDERS} auf PROD`).click();
  await expect(comparison(ORDERS)).toBeVisible();
  if (!isMobile) await expectAccessible(page, '[role=dialog]');
  expect(await findOverflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // A window of 320 px is also one of 640 px at 200 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  await expect(explorer).toBeVisible();
});

/** On a phone the stages stand side by side, each as wide as its words. */
async function expectStages(page: Page): Promise<void> {
  const found = onExplorer(page).artefacts.first().getByRole('cell');
  const labels = await found.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::after').content),
  );
  expect(labels.slice(0, 3)).toEqual(['"DEV"', '"TEST"', '"PROD"']);
  const cells = await found.evaluateAll((all) =>
    all.slice(0, 3).map((cell) => {
      const { top, width, height } = cell.getBoundingClientRect();
      return { top, isWide: width > 80, isFlat: height < 60 };
    }),
  );
  const top = cells[0]?.top;
  expect(cells).toEqual(cells.map(() => ({ top, isWide: true, isFlat: true })));
}
