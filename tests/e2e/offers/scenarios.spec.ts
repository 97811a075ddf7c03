import { extractText, getDocumentProxy } from 'unpdf';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openCalculator, startScripts } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { findOverflow } from '../support/overflow.ts';

test('two configurations are named, compared, renamed, opened and removed', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=20&systems=3&utm_source=mail');
  await page.getByRole('link', { name: 'Als Szenario vergleichen' }).click();
  await expect(page.getByLabel('Name von Szenario 1')).toHaveValue('Szenario 1');
  await expect(page).toHaveURL(/\/szenarien\?utm_source=mail&s=Szenario%201~core%3F/);
  await page.getByRole('link', { name: 'Weiteres Szenario zusammenstellen' }).click();
  await expect(page).toHaveURL(
    /\/preiskalkulator\/core\?utm_source=mail&s=Szenario%201.*&yearly=false&users=20&systems=3/,
  );
  await page.getByRole('link', { name: /Pro/ }).first().click();
  await page.getByRole('link', { name: 'Als Szenario vergleichen' }).click();

  const cellsOf = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell');
  // The head holds plan and price: 12 × 1461 and 12 × 1199.
  await expect(page.getByRole('columnheader')).toHaveText([
    'Position',
    /Core\s*17\.532\s€ pro Jahr/,
    /Pro\s*14\.388\s€ pro Jahr/,
  ]);
  // 499 + 129 + 17 × 49; Pro alone.
  await expect(cellsOf(/^Gesamtpreis pro Monat/)).toHaveText(['1.461,00 €', '1.199,00 €']);
  await expect(cellsOf(/^Unterschied pro Monat/)).toHaveText(['–', '−262,00 €']);
  await expect(cellsOf(/^Unterschied pro Jahr/)).toHaveText(['–', '−3.144,00 €']);
  await expect(cellsOf(/^Unterschied pro Jahr/).last()).toHaveAttribute('data-saving', 'true');
  await expect(cellsOf(/^Benutzer/)).toHaveText(['20', '10 (weicht ab)']);

  const second = page.getByLabel('Name von Szenario 2');
  await second.fill('In zwei <b>Jahren</b>');
  await second.press('Enter');
  await expect(page.getByRole('link', { name: 'In zwei <b>Jahren</b> entfernen' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await startScripts(page);
  await expect(second).toHaveValue('In zwei <b>Jahren</b>');
  await page.getByRole('link', { name: 'Szenario 1 entfernen' }).click();
  await expect(page.getByLabel('Name von Szenario 1')).toHaveValue('In zwei <b>Jahren</b>');
  await expect(second).toHaveCount(0);
  await page.getByRole('link', { name: 'In zwei <b>Jahren</b> im Preiskalkulator öffnen' }).click();
  await expect(page).toHaveURL(
    /\/preiskalkulator\/pro\?utm_source=mail&s=In%20zwei.*&yearly=false&users=10/,
  );
});

test('a scenario is requested: the calculator opens with it, at the form', async ({ page }) => {
  await page.goto('/szenarien?s=A~core%3Fusers%3D20&s=B~pro%3Fyearly%3Dtrue%26users%3D45');
  await startScripts(page);
  await page.getByRole('link', { name: 'Anfordern: B' }).click();
  await expect(page).toHaveURL(/\/preiskalkulator\/pro\?.*yearly=true&users=45#/);
  await expect(page.getByRole('heading', { name: 'Angebot anfordern' })).toBeInViewport();
  // 1199 + 35 × 41.65, × 12 × 0.85
  await expect(
    page.getByText('Grundlage dieser Auswahl: Pro, 27.098 € pro Jahr zzgl. USt.'),
  ).toBeInViewport();
  // The next key goes on in the form.
  await page.keyboard.press('Tab');
  await expect(onForm(page).firstName).toBeFocused();
});

test('links pressed before hydration keep foreign parameters', {
  tag: '@long',
}, async ({ page }) => {
  const TWO = '/szenarien?utm_source=mail&s=A~core%3Fusers%3D20&s=B~pro';
  for (const [name, left] of [
    ['B im Preiskalkulator öffnen', /\/preiskalkulator\/pro\?utm_source=mail&s=A.*&s=B/],
    ['A entfernen', /\/szenarien\?utm_source=mail&s=B/],
    ['Weiteres Szenario zusammenstellen', /\/preiskalkulator\/pro\?utm_source=mail&s=A.*&s=B/],
  ] as const) {
    const runScripts = await openWithHeldScripts(page, TWO);
    await page.getByRole('link', { name }).click();
    runScripts();
    await expect(page).toHaveURL(left);
  }
});

test('a name typed before hydration is kept', async ({ page }) => {
  const runScripts = await openWithHeldScripts(page, '/szenarien?s=A~core&s=B~pro');
  await page.getByLabel('Name von Szenario 1').fill('Früh');
  await page.getByLabel('Name von Szenario 2').fill('Später');
  runScripts();
  await expect(page).toHaveURL(/s=Fr%C3%BCh~core/);
  await page.getByLabel('Name von Szenario 2').press('Enter');
  await expect(page).toHaveURL(/s=Fr%C3%BCh~core.*&s=Sp%C3%A4ter~pro/);
});

const THREE =
  '/szenarien?s=Heute~core%3Fusers%3D20&s=In+zwei+Jahren+mit+allen+deutschen+Werken~pro%3Fyearly%3Dtrue%26users%3D120%26systems%3D12%26landscapes%3D4%26commitment%3D3%26addons%3Dreporting&s=Konzern~enterprise';

test('three scenarios are in the HTML, fit a phone and print on one page', {
  tag: '@long',
}, async ({ page }) => {
  const response = await page.request.get(THREE);
  expect(await response.text()).toContain('In zwei Jahren');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(THREE);
  await startScripts(page);
  await expect(page.getByRole('cell', { name: 'Individuelles Angebot' }).first()).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('In zwei Jahren mit allen deutschen Werke');
  expect(words).toContain('§ 145 BGB');
  expect(words).toContain(DELIVERED_COMPANY.name);
  await page.goto('/szenarien');
  await expect(page.getByText('Noch kein Szenario.')).toBeVisible();
});
