import { expectAccessible } from '../support/accessibility.ts';
import { boxOf, startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';

// `metadata.test.ts` follows each link of a table of contents.

test('a section is clear of the header, and paper holds the text alone', async ({ page }) => {
  await page.goto('/agb');
  const header = page.getByRole('banner').first();
  for (const number of [1, 9]) {
    const section = page.locator(`#section-${number}`);
    await page
      .getByRole('navigation', { name: 'Inhalt' })
      .getByRole('link')
      .nth(number - 1)
      .click();
    await expect(section).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(header);
    expect((await boxOf(section)).y).toBeGreaterThanOrEqual(y + height);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#section-1')).toBeVisible();
  await expect(header).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
});

test('texts and 404 are accessible and fit the screen', { tag: '@long' }, async ({
  page,
  expectFault,
}) => {
  // One component renders all texts; this one has lists and tables.
  await page.goto('/datenschutz');
  await expectFits(page, 360, 1280);
  await expectAccessible(page);
  await page.goto('/technik-und-sicherheit');
  await startScripts(page);
  // A window of 1280 px at 200 %, and one of 640.
  await expectFits(page, 640, 320);
  // tests/integration/pages/texts.test.ts reads the 404 of each language.
  expectFault(/404/);
  await page.goto('/gibt-es-nicht');
  await expectAccessible(page);
});
