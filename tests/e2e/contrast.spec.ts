import { findViolations } from './support/accessibility.ts';
import { startScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

const RULES = ['color-contrast-enhanced'];
const ADDRESSES = [
  '/',
  '/preiskalkulator/pro?yearly=true&users=45&addons=reporting',
  '/admin/preiskalkulator',
  '/technik-und-sicherheit',
];

test('every text has a contrast of 7:1 when the system asks for more contrast', {
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
});

test('open items of the editor are marked not only by colour', async ({ page }) => {
  await page.goto('/admin/preiskalkulator');
  const lists = page.getByRole('main').getByRole('navigation');
  const core = lists.getByRole('listitem').filter({ hasText: 'core' });
  await expect(core).toHaveCSS('outline-style', 'none');
  for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ contrast: null, forcedColors: null, ...media });
    await expect(core).toHaveCSS('outline-style', 'solid');
    await expect(lists.getByRole('listitem').filter({ hasText: 'enterprise' })).toHaveCSS(
      'outline-style',
      'none',
    );
  }
});
