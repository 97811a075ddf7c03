import { expectAccessible } from '../support/accessibility.ts';
import { onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('the list of countries is loaded when first opened, and chosen from by keyboard and pointer (D24)', {
  tag: '@long',
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const flags = () => loaded.filter((path) => path.startsWith('/flags/'));
  await openForm(page, '/');
  const { country, firstName, phone } = onForm(page);
  const search = page.getByRole('combobox', { name: 'Land und Vorwahl' });
  const options = page.getByRole('listbox', { name: 'Land und Vorwahl' }).getByRole('option');
  await phone.focus();
  expect(loaded.filter((path) => path.includes('country-list'))).toEqual([]);
  expect(flags()).toEqual(['/flags/de.svg']);

  await test.step('all of them, the pinned first, the others by name', async () => {
    await country.click();
    await expect(search).toBeFocused();
    await expect(options).toHaveCount(245);
    // Only the flags in sight are fetched.
    expect(flags().length).toBeLessThan(60);
  });

  await test.step('by keyboard: Escape leaves it without a choice, Enter chooses', async () => {
    await page.keyboard.type('+1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(country).toBeFocused();
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Deutschland, +49');
    await page.keyboard.press('ArrowDown');
    await expect(search).toBeFocused();
    await page.keyboard.type('swit');
    await expect(options).toHaveText(['Schweiz+41']);
    await expectAccessible(page, 'form');
    await page.keyboard.press('Enter');
    await expect(country).toBeFocused();
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Schweiz, +41');
  });

  await test.step('no such country, without an empty list', async () => {
    await country.click();
    await search.fill('xyz');
    await expect(page.getByText('Kein Land gefunden')).toBeVisible();
    // There is no empty list, and the field does not say that one is open.
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(search).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('it takes a click, and closes when the visitor goes elsewhere', async () => {
    await search.fill('');
    await expect(options).toHaveCount(245);
    await page.getByRole('option', { name: 'Indien +91', exact: true }).click();
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Indien, +91');
    await country.click();
    await firstName.click();
    await expect(search).toHaveCount(0);
    await expect(firstName).toBeFocused();
    await country.click();
    await expect(search).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(search).toHaveCount(0);
    await expect(phone).toBeFocused();
  });
});

test('a list of countries that cannot be loaded is not needed, and takes nothing away @long', async ({
  page,
  expectFault,
}) => {
  expectFault(/country-list/);
  await page.route('**/country-list-*.js', (route) => route.abort());
  await openForm(page, '/');
  const form = onForm(page);
  await form.lastName.fill('Lovelace');
  await form.country.click();
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription(
    /^Die Länderliste lässt sich gerade nicht laden\. Bitte beginnen Sie die Nummer mit der Vorwahl, etwa \+41\./,
  );
  await expect(form.lastName).toHaveValue('Lovelace');
});
