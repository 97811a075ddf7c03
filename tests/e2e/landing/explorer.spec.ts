import { expectAccessible } from '../support/accessibility.ts';
import { openWithHeldScripts, waitForScripts } from '../support/calculator.ts';
import { ORDERS, onExplorer } from '../support/explorer.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';

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
