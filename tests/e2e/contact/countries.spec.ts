import { expectAccessible } from '../support/accessibility.ts';
import { onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test.describe('the list of countries (D24)', () => {
  test('is loaded when first opened, five pinned, the rest by name, and searched by keyboard', {
    tag: '@long',
  }, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await openForm(page, '/');
    const form = onForm(page);
    await form.phone.focus();
    expect(loaded.filter((path) => path.includes('country-list'))).toEqual([]);
    expect(loaded.filter((path) => path.startsWith('/flags/'))).toEqual(['/flags/de.svg']);

    await form.country.click();
    await expect(form.search).toBeFocused();
    await expect(form.options).toHaveCount(245);
    await expect(
      page.getByRole('group', { name: 'Häufig gewählt' }).getByRole('option'),
    ).toHaveText([
      'Deutschland+49',
      'Vereinigte Staaten+1',
      'Indien+91',
      'Brasilien+55',
      'China+86',
    ]);
    const others = page.getByRole('group', { name: 'Weitere Länder' }).getByRole('option');
    const names = (await others.allTextContents()).map((text) => text.replace(/\+\d+$/, ''));
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    await expectAccessible(page, 'form');
    // Only the flags in sight are fetched.
    expect(loaded.filter((path) => path.startsWith('/flags/')).length).toBeLessThan(60);

    await test.step('by keyboard: Escape leaves it without a choice, Enter chooses', async () => {
      await page.keyboard.press('Escape');
      await expect(form.search).toHaveCount(0);
      await expect(form.country).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.search).toBeFocused();
      await page.keyboard.type('+1');
      await expect(form.options.first()).toHaveText('Vereinigte Staaten+1');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(form.search).toHaveCount(0);
      await expect(form.country).toBeFocused();
      await expect(form.country).toHaveAccessibleName('Land und Vorwahl: Deutschland, +49');
      await page.keyboard.press('ArrowDown');
      await expect(form.search).toBeFocused();
      await page.keyboard.type('swit');
      await expect(form.options).toHaveText(['Schweiz+41']);
      await page.keyboard.press('Enter');
      await expect(form.search).toHaveCount(0);
      await expect(form.country).toBeFocused();
      await expect(form.country).toHaveAccessibleName('Land und Vorwahl: Schweiz, +41');
    });

    await test.step('no such country, without an empty list', async () => {
      await form.country.click();
      await form.search.fill('xyz');
      await expect(page.getByText('Kein Land gefunden')).toBeVisible();
      // There is no empty list, and the field does not say that one is open.
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(form.search).toHaveAttribute('aria-expanded', 'false');
      await form.search.fill('sch');
      await expect(form.options.first()).toHaveText('Schweden+46');
    });

    await test.step('it takes a click, and closes when the visitor goes elsewhere', async () => {
      await form.search.fill('');
      await page.getByRole('option', { name: 'Indien +91', exact: true }).click();
      await expect(form.country).toHaveAccessibleName('Land und Vorwahl: Indien, +91');
      await form.country.click();
      await expect(form.search).toBeFocused();
      await form.firstName.click();
      await expect(form.search).toHaveCount(0);
      await expect(form.firstName).toBeFocused();

      await form.country.click();
      await expect(form.search).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(form.search).toHaveCount(0);
      await expect(form.phone).toBeFocused();

      await form.country.click();
      await expect(form.search).toBeFocused();
      await form.country.click();
      await expect(form.search).toHaveCount(0);
    });
  });

  test('is searched and chosen from on a phone', { tag: ['@phone', '@long'] }, async ({ page }) => {
    await openForm(page, '/');
    const form = onForm(page);
    await form.country.tap();
    await form.search.fill('ind');
    await expect(form.options).toHaveText([
      'Indien+91',
      'Indonesien+62',
      'Britisches Territorium im Indischen Ozean+246',
    ]);
    await expectAccessible(page, 'form');
    await page.getByRole('option', { name: 'Indien +91', exact: true }).tap();
    await expect(form.country).toHaveAccessibleName('Land und Vorwahl: Indien, +91');
    await form.country.tap();
    await expect(form.search).toBeVisible();
    await form.firstName.tap();
    await expect(form.search).toHaveCount(0);
    await expect(form.firstName).toBeFocused();
  });

  test('that cannot be loaded is not needed, and takes nothing away @long', async ({
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
    await form.phone.fill('+41 44 668 18 00');
    await expect(form.country).toHaveAccessibleName('Land und Vorwahl: Schweiz, +41');
    await expect(form.lastName).toHaveValue('Lovelace');
  });
});
