import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import { onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';

const { core: CORE } = DELIVERED_PLANS;

test('samples show the effect of a change; undo, redo and new warnings are announced', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, samples, costs, cancel } = onAdmin(page);
  const rows = samples.getByRole('listitem');
  const { small, medium, large } = DELIVERED_SAMPLES;
  await expect(rows).toContainText([`${small}pro Monat`, `${medium}pro Jahr`, `${large}pro Jahr`]);
  await openItem(page, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  await expect(rows).toContainText([
    `vorher ${small}→nachher 547 €pro Monat`,
    `vorher ${medium}→nachher 14.341 €pro Jahr`,
    `${large}pro Jahr`,
  ]);
  await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();
  await expect(rows.first()).toHaveText(/nachher ohne Preis/);
  await cancel.click();

  const said = page.getByRole('status').filter({ visible: true });
  await field('Grundpreis pro Monat').fill('547');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(
    said.filter({ hasText: `Rückgängig gemacht. Core: 547 € → ${CORE.text}` }),
  ).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(said.filter({ hasText: `Wiederholt. Core: ${CORE.text} → 547 €` })).toHaveCount(1);

  await field('Grundpreis pro Monat').fill('');
  await expect(field('Grundpreis pro Monat')).toHaveAccessibleDescription(/Der Preis ist 0\s€/);
  await expect(
    said.filter({ hasText: /Core, Grundpreis pro Monat: Der Preis ist 0\s€/ }),
  ).toHaveCount(1);
  await costs.click();
  await field('Systempreis pro Monat').fill('');
  await expect(field('Systempreis pro Monat')).toHaveAccessibleDescription(/Der Preis ist 0\s€/);
  await expect(said.filter({ hasText: /^Systempreis pro Monat: Der Preis ist 0/ })).toHaveCount(1);
});
