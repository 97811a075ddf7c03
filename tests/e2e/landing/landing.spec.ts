import type { Locator, Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openWithHeldScripts, startScripts, waitForScripts } from '../support/calculator.ts';
import { ORDERS, onExplorer } from '../support/explorer.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';

test.use(withMotion);

const ANSWER = 'Eine Nachricht in Textform genügt.';

const payment = (page: Page) => page.locator('summary').filter({ hasText: 'Wie zahlen' });

test('the page is short, accessible and fits, its header covers, and the explorer is searched', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, '/#contact');
  const header = page.getByRole('banner').first();
  const cover = () => readCover(header);
  const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo(0, top), top);
  const question = payment(page);
  const answer = page.getByText(ANSWER);
  const plans = page.getByRole('region', { name: 'Unsere Pakete' }).getByRole('table');
  const { explorer, artefacts, deviations, all, search, status, chip, comparison } =
    onExplorer(page);

  await test.step('before the scripts it covers what is below it, but not where an anchor leads', async () => {
    const title = page.getByRole('main').getByRole('heading', { name: 'Kontakt', level: 2 });
    await expect(title).toBeInViewport();
    expect((await title.boundingBox())?.y).toBeGreaterThan(64);
    await scrollTo(0);
    await expect.poll(cover).toBe(0);
    await scrollTo(400);
    await expect.poll(cover).toBe(1);
  });
  await expectShort(page);

  const kept = await question.elementHandle();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  await test.step('the scripts leave the visitor where he has scrolled to since, and a question open', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    release();
    await waitForScripts(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.waitForLoadState('networkidle');
    await expect(answer).toBeVisible();
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
  });

  const active = header
    .getByRole('link')
    .and(header.locator('[aria-current="location"]'))
    .filter({ visible: true });

  await test.step('it turns solid', async () => {
    await scrollTo(0);
    await expect.poll(cover).toBe(0);
    await expect(active).toHaveCount(0);
    await page.mouse.wheel(0, 25);
    await expect(header).toHaveAttribute('data-solid');
    await expect.poll(cover).toBe(1);
  });

  await test.step('it names nothing above the features, nor what stands between the four sections', async () => {
    for (const name of [
      '36 Artefakte, 7 Abweichungen, ein Blick',
      'Eine Sicht auf die ganze Landschaft',
      'Was sich ändert',
      'Lassen Sie es sich zeigen',
      'Technik und Sicherheit',
      'Häufige Fragen',
    ]) {
      const section = page.getByRole('main').getByRole('region', { name, exact: true });
      await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(active, name).toHaveCount(0);
    }
  });

  await scrollTo(50);
  await expectAccessible(page);
  await expectFits(page, ...WIDTHS);

  await test.step('React takes over the rows that the server drew, and moves nothing', async () => {
    await expect(artefacts).toHaveCount(7);
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await readHeight();
    const served = await artefacts.filter({ hasText: ORDERS }).elementHandle();
    await explorer.hover();
    // Only React searches.
    await search.fill('order');
    await expect(status).toHaveText(/ von 36 Artefakten$/);
    expect(await served?.evaluate((row) => row.isConnected)).toBe(true);
    await search.fill('');
    await expect(artefacts).toHaveCount(7);
    expect(await readHeight()).toBe(height);
    await all.check();
    await expect(artefacts).toHaveCount(10);
  });

  await test.step('the search says how many it found, within the filter, and how to leave it', async () => {
    await search.fill('peppol');
    await expect(status).toHaveText('2 von 36 Artefakten');
    await deviations.check();
    await expect(status).toHaveText('1 von 36 Artefakten');
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
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('what is closed on the screen is open on paper', async () => {
    await question.press('Enter');
    await expect(answer).toBeHidden();
    await expect(plans).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(plans).toBeVisible();
    await page.emulateMedia({ media: null });
  });
});

/** CSS pixels at most, by the width of the window: the page is read in one go. */
const MAX_HEIGHTS = { 360: 13_650, 768: 11_300, 1280: 9650, 1920: 10_200 };

async function expectShort(page: Page): Promise<void> {
  // Until its fonts are there, the page is higher.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of Object.entries(MAX_HEIGHTS)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const measured = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(measured, `at ${width} px`).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Also a window of 1280 px at 200 %, and one of 640. */
const WIDTHS = [320, 360, 640, 1280];

/** Share of the content below that the header covers, from 0 to 1. */
function readCover(header: Locator): Promise<number> {
  return header.evaluate((bar) => {
    const painter = document.createElement('canvas').getContext('2d');
    if (!painter) throw new Error('No canvas');
    painter.fillStyle = getComputedStyle(bar).backgroundColor;
    painter.fillRect(0, 0, 1, 1);
    return (painter.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  });
}

test('the page comes to life after another page, again and again', { tag: '@long' }, async ({
  page,
}) => {
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: `${DELIVERED_COMPANY.brand}, Startseite` });
  const { artefacts, all, search, status, chip, comparison } = onExplorer(page);
  await page.goto('/impressum');
  await startScripts(page);
  await home.click();
  await page.locator('summary').filter({ hasText: 'Alle Unterschiede anzeigen' }).click();
  const plans = page.getByRole('table', { name: /^Was Core, Pro und Enterprise/ });
  await expect(plans).toContainText('Individuelles Angebot');
  await payment(page).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await all.check();
  await search.fill('ariba');
  await expect(status).toHaveText('5 von 36 Artefakten');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await page.goForward();
  await expect(artefacts).toHaveCount(7);
  await chip('Quote_Request_SFDC_to_S4 fehlt auf PROD').click();
  await expect(comparison('Quote_Request_SFDC_to_S4')).toBeVisible();
});
