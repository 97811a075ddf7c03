import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { ORDERS, onExplorer } from '../support/explorer.ts';
import { expect, test } from '../support/fixtures.ts';

const LIVE = '**/assets/live-landscape*.js';

test('files come when they are needed', { tag: '@long' }, async ({ page, expectFault }) => {
  expectFault(/live-landscape/);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const { explorer, artefacts, all, deviations, chip, comparison } = onExplorer(page);
  await page.route(LIVE, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('the explorer’s code comes with the first touch of it', async () => {
    const hasCome = () => files.some((file) => file.includes('live-landscape'));
    await startScripts(page);
    await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).press('Enter');
    await expect(page).toHaveURL('/#contact');
    await page.waitForLoadState('networkidle');
    expect(hasCome()).toBe(false);
    expect(files.filter((file) => file.includes('.details-'))).toEqual([]);
    await all.focus();
    await expect.poll(hasCome).toBe(true);
  });

  await test.step('without its code it is plain HTML and says so, and another press tries again', async () => {
    await chip(`${ORDERS} auf PROD`).click();
    await expect(explorer.getByRole('alert')).toContainText('Das ließ sich nicht laden');
    await all.check();
    await expect(artefacts).toHaveCount(10);
    await deviations.check();
    await expect(artefacts).toHaveCount(7);
    // This press has failed, too: the next one would share a load that is still on its way.
    await expect(explorer.getByRole('alert')).toBeVisible();
    await page.unroute(LIVE);
    await chip(`${ORDERS} auf PROD`).click();
    await expect(comparison(ORDERS)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a picture enlarges in a dialog, and only then its large rendition is loaded', async () => {
    const opener = page.getByRole('button', { name: 'Dashboard vergrößern' });
    const dialog = page.getByRole('dialog', { name: 'Dashboard' });
    // At full width the whole screen is shown already.
    await expect(page.getByRole('button', { name: 'Stage Management vergrößern' })).toHaveCount(0);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(
      '29 von 36 Artefakten sind auf allen Stages gleich.',
    );
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const picture = dialog.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/dashboard-light-2400\.avif$/);
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
