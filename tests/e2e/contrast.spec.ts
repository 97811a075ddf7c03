import { findViolations } from './support/accessibility.ts';
import { startScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

const RULES = ['color-contrast-enhanced'];
// `theme/contrast.test.ts` knows each text on each ground.
const ADDRESSES = [
  '/preiskalkulator/pro?yearly=true&users=45&addons=reporting',
  '/admin/preiskalkulator',
];

test('with more contrast every text has 7:1, and open items of the editor are marked not only by colour', {
  tag: '@long',
}, async ({ page }) => {
  const asked = { contrast: 'more', reducedMotion: 'reduce' } as const;
  for (const address of ADDRESSES) {
    await page.emulateMedia({ ...asked, colorScheme: 'light' });
    await page.goto(address);
    await startScripts(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ ...asked, colorScheme });
      expect.soft(await findViolations(page, RULES), `${address}, ${colorScheme}`).toEqual([]);
    }
  }

  const items = page.getByRole('main').getByRole('navigation').getByRole('listitem');
  const core = items.filter({ hasText: 'core' });
  for (const [media, outline] of [
    [{ contrast: 'more' }, 'solid'],
    [{ contrast: null }, 'none'],
    [{ contrast: null, forcedColors: 'active' }, 'solid'],
  ] as const) {
    await page.emulateMedia(media);
    await expect(core).toHaveCSS('outline-style', outline);
    await expect(items.filter({ hasText: 'enterprise' })).toHaveCSS('outline-style', 'none');
  }
});
