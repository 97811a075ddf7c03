import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const ADDRESS = '/technik-und-sicherheit';
const TITLE = 'Technik und Sicherheit';

test('from the section and from the footer to the page, and back to a section', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Technik und Sicherheit im Detail' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(
    page.getByRole('img', { name: 'DEV, TEST und PROD sind jeweils über eine Standard-API' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await startScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(ADDRESS);
  const article = page.getByRole('article');
  await expect(article).toContainText('Das Ziel sind 99,5 % im Jahresmittel.');
  await expect(article).toContainText('Monitoring-Daten löschen wir standardmäßig nach 90 Tagen.');
  if (isMobile) await page.getByText('Menü', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Preise' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});
