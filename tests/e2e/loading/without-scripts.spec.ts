import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the calculator shows nothing dead, and yearly billing is a link', async ({
  page,
}) => {
  await page.goto('/preiskalkulator/core?users=5&addons=reporting');
  const summary = page.locator('#price-summary');
  // Counts and names of lines are text.
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(summary.getByText('5', { exact: true })).toBeVisible();
  await expect(summary.getByText('2 zusätzliche Benutzer')).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Wechselt zum Paket').filter({ visible: true })).toHaveCount(0);
  // E-mail and phone take the place of the form, once.
  await expect(page.locator('form')).toBeHidden();
  for (const name of [`E-Mail an ${DELIVERED_COMPANY.contactEmail}`, /^Anrufen: /]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }

  await summary.getByRole('link', { name: '2 Jahre' }).click();
  await expect(page).toHaveURL(/core\?yearly=true&users=5.*commitment=2&addons=reporting/);
  // 499 + 2 × 49 + 199 = 796, and what three systems add: 129; × 12 × 0.8
  await expect(page.locator('#total-price')).toHaveText('8.880 €');
  await summary.getByRole('link', { name: 'Monatlich' }).click();
  await expect(page).toHaveURL(/yearly=false/);
});

test('without scripts landing, scenarios, own landscape and editor show text in place of controls', async ({
  page,
}) => {
  for (const [address, text] of [
    ['/', '0.9.0'],
    ['/szenarien?s=Heute~core%3Fusers%3D20', 'Heute'],
    ['/landschaft', 'Diese Seite braucht JavaScript'],
    ['/admin/preiskalkulator', 'Pricing Calculator Admin'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByRole('button'), address).toHaveCount(0);
    await expect(main.getByRole('textbox'), address).toHaveCount(0);
    await expect(main.getByRole('searchbox'), address).toHaveCount(0);
    // Nothing is being loaded.
    await expect(main.getByRole('status').filter({ hasText: 'geladen' }), address).toHaveCount(0);
  }
});
