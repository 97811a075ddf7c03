import { expectAccessible } from '../support/accessibility.ts';
import { openWithHeldScripts, waitForScripts } from '../support/calculator.ts';
import { ORDERS, onExplorer } from '../support/explorer.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';

test('searched and filtered, and from a deviation to its comparison', async ({ page }) => {
  const { explorer, artefacts, deviations, all, search, status, chip, comparison } =
    onExplorer(page);
  await page.goto('/');
  await expect(artefacts).toHaveCount(7);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  const live = page.waitForResponse(/live-landscape/);
  await explorer.hover();
  await live;
  await waitForScripts(page);
  await page.waitForLoadState('networkidle');
  expect(await readHeight()).toBe(height);
  await all.check();
  await expect(artefacts).toHaveCount(10);
  const served = await artefacts.first().elementHandle();

  await test.step('React takes over the rows that the server drew', async () => {
    await search.fill('order');
    await expect(status).toHaveText(/ von 36 Artefakten$/);
    expect(await served?.evaluate((row) => row.isConnected)).toBe(true);
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filter, folding and menu work, and nothing is shown that does not', async ({ page }) => {
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
    await expect(artefacts).toHaveCount(7);
    await expect(folder('Sales Integration')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('summary').filter({ hasText: 'Menü' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Preise' })).toBeVisible();
  });
});

test('early choices count, and all of it fits', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await openWithHeldScripts(page, '/');
  const { artefacts, all, folder, search, status, chip, comparison } = onExplorer(page);

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
    // None starts, not even one of 0.01 ms: they would cost more than the change itself.
    const countTransitions = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '20px';
        return document.getAnimations().filter((motion) => motion instanceof CSSTransition).length;
      });
    expect(await countTransitions()).toBe(0);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });

  await test.step('a comparison that was asked for before the scripts', async () => {
    await all.check();
    await folder('Procurement').check();
    await search.fill('sfdc');
    await chip(`${ORDERS} auf PROD`).click();
    release();
    await waitForScripts(page);
    await expect(comparison(ORDERS)).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
  });

  await test.step('search and folders that were chosen before the scripts', async () => {
    await expect(status).toHaveText('6 von 36 Artefakten');
    await expect(artefacts).toHaveCount(6);
    await search.fill('');
    await expect(artefacts).toHaveCount(15);
  });

  await test.step('all of it, with more folders open', async () => {
    await folder('Logistics Execution').check();
    // Nothing of it is behind the page's header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, '#landschaft');
    // `phone.spec.ts` tries narrow ones.
    await expectFits(page, 1280);
  });
});
