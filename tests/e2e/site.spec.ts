import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

for (const { address, language, title, home } of [
  {
    address: '/gibt-es-nicht',
    language: 'de',
    title: 'Diese Seite gibt es nicht',
    home: 'Zur Startseite',
  },
  {
    address: '/en/preiskalkulator/pro/more',
    language: 'en',
    title: 'This page does not exist',
    home: 'Go to the home page',
  },
]) {
  test(`${address} is a 404 in its language`, async ({ page, expectFault }) => {
    expectFault(/404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${title} · Stagemap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // In English the same parts stand at the same places.
    if (language === 'de') await expectAccessible(page);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(language === 'de' ? '/' : '/en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Stagemap');
  });
}
