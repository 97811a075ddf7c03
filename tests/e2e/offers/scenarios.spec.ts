import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator, openWithHeldScripts } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';
import { readOnlySheet } from '../support/printed.ts';

const THREE =
  '/szenarien?s=Heute~core%3Fusers%3D20&s=In+zwei+Jahren+mit+allen+deutschen+Werken~pro%3Fyearly%3Dtrue%26users%3D120%26systems%3D12%26landscapes%3D4%26commitment%3D3%26addons%3Dreporting&s=Konzern~enterprise';

test('scenarios are named, compared, renamed, removed, opened and printed', {
  tag: '@long',
}, async ({ page }) => {
  const keep = page.getByRole('link', { name: 'Als Szenario vergleichen' });
  const rename = (name: string) => page.getByRole('button', { name: `${name} umbenennen` });

  await test.step('two are compared', async () => {
    await openCalculator(page, '/preiskalkulator/core?users=20&systems=3&utm_source=mail');
    await keep.click();
    await expect(rename('Szenario 1')).toBeVisible();
    await expect(page).toHaveURL(/\/szenarien\?utm_source=mail&s=Szenario%201~core%3F/);
    await page.getByRole('link', { name: 'Szenario', exact: true }).click();
    await page.getByRole('link', { name: /Pro/ }).first().click();
    await keep.click();
    // `calculator.test.ts` reads the other rows.
    const difference = page.getByRole('row', { name: /^Unterschied pro Jahr/ }).getByRole('cell');
    await expect(difference).toHaveText(['–', '−3.144 €']);
  });

  await test.step('one is renamed, the other removed, the rest opened', async () => {
    await rename('Szenario 2').click();
    await page.getByLabel('Name von Szenario 2').fill('In zwei <b>Jahren</b>');
    await page.keyboard.press('Enter');
    await expect(rename('In zwei <b>Jahren</b>')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Szenario 1 entfernen' }).click();
    await expect(rename('')).toHaveText(['In zwei <b>Jahren</b>']);
    await expectFits(page, 320, 375, 412, 1280);
    await expect(page).toHaveURL(/\/szenarien\?utm_source=mail&s=In%20zwei/);
    await page
      .getByRole('link', { name: 'In zwei <b>Jahren</b> im Preiskalkulator öffnen' })
      .click();
    await expect(page).toHaveURL(
      /\/preiskalkulator\/pro\?utm_source=mail&s=In%20zwei.*&yearly=false&users=10.*&open=1/,
    );
    await expect(page.getByText('Szenario 1 von 1')).toBeVisible();
  });

  await test.step('what is changed in an opened one is written back, by link, Back and undo', async () => {
    const { users } = onCalculator(page);
    const back = page.getByRole('link', { name: 'Mit den Änderungen zum Vergleich' });
    const open = page.getByRole('link', { name: /im Preiskalkulator öffnen$/ });
    const expectUsers = (count: string) =>
      expect(page.getByRole('row', { name: /^Benutzer/ }).getByRole('cell')).toHaveText([count]);
    await users.more.click();
    // A press just after a change takes it along.
    await back.click();
    await expect(page).toHaveURL(/\/szenarien\?utm_source=mail&s=In%20zwei.*users%3D11[^&]*$/);
    await expectUsers('11');
    await open.click();
    await expect(page.getByText('Szenario 1 von 1')).toBeVisible();
    await users.more.click();
    await expect(page).toHaveURL(/users%3D12.*users=12/);
    await page.reload();
    await expect(page.getByText('Szenario 1 von 1')).toBeVisible();
    await page.goBack();
    await expectUsers('12');
    await expect(page).toHaveURL(/users%3D12[^&]*$/);
    await open.click();
    const reporting = onCalculator(page).addon('Reporting');
    await reporting.getByRole('button', { name: 'Hinzufügen' }).click();
    await reporting.getByRole('button', { name: 'Ausgewählt' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await back.click();
    await expect(page.getByRole('row', { name: /^Reporting/ })).toBeVisible();
  });

  await test.step('three are in the HTML, fit a phone and print on one page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const response = await openCalculator(page, THREE);
    expect(await response?.text()).toContain('In zwei Jahren');
    await expect(page.getByRole('cell', { name: 'Individuelles Angebot' }).first()).toBeVisible();
    await expectFits(page, 320, 412, 360);
    const words = await readOnlySheet(page);
    expect(words).toContain('In zwei Jahren mit allen deutschen Werke');
    expect(words).toContain('§ 145 BGB');
    expect(words).toContain(DELIVERED_COMPANY.name);
  });
});

test('a name is opened before the scripts, and one scenario is requested', async ({ page }) => {
  const runScripts = await openWithHeldScripts(
    page,
    '/szenarien?s=A~core%3Fusers%3D20&s=B~pro%3Fyearly%3Dtrue%26users%3D45',
  );
  await page.getByRole('button', { name: 'B umbenennen' }).click();
  runScripts();
  await expect(page.getByLabel('Name von Szenario 2')).toBeFocused();
  await page.keyboard.type('Später');
  // Leaving the field is enough.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(/s=A~core.*&s=Sp%C3%A4ter~pro/);

  await page.getByRole('link', { name: 'Anfordern: Später' }).click();
  await expect(page).toHaveURL(/\/preiskalkulator\/pro\?.*yearly=true&users=45&open=2#/);
  await expect(page.getByRole('heading', { name: 'Angebot anfordern' })).toBeInViewport();
  // 1199 + 35 × 41.65, × 12 × 0.85
  await expect(
    page.getByText('Grundlage dieser Auswahl: Pro, 27.098 € pro Jahr zzgl. USt.'),
  ).toBeInViewport();
  // The next key goes on in the form.
  await page.keyboard.press('Tab');
  await expect(onForm(page).firstName).toBeFocused();
});
