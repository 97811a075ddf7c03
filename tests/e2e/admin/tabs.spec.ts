import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored, resetOwnPrices } from '../support/stored-prices.ts';

const { core: CORE, pro: PRO, enterprise: ENTERPRISE } = DELIVERED_PLANS;

test('other tabs show saved prices immediately', { tag: '@long' }, async ({ page, context }) => {
  await openAdmin(page);
  const calculator = await context.newPage();
  await openCalculator(calculator, '/preiskalkulator/core?systems=2');
  await expect(onCalculator(calculator).total).toHaveText(CORE.text);
  const otherAdmin = await context.newPage();
  await openAdmin(otherAdmin);

  await page.bringToFront();
  await onAdmin(page).field('Grundpreis pro Monat').fill('547');
  await expect(onCalculator(calculator).total).toHaveText(CORE.text);
  await onAdmin(page).save.click();
  await expect(onCalculator(calculator).total).toHaveText('547 €');
  await expect(onAdmin(otherAdmin).field('Grundpreis pro Monat')).toHaveValue('547');
  await expect(onAdmin(otherAdmin).changes).toContainText('Keine Änderungen');

  // In the background a browser draws a tab once a second.
  await calculator.bringToFront();
  await resetOwnPrices(calculator);
  await expect(onAdmin(page).field('Grundpreis pro Monat')).toHaveValue(CORE.typed);
  await expect(page.getByText('In Kraft: Version ')).toBeVisible();
});

test('unsaved edits survive a save in another tab, and both can be merged', {
  tag: '@long',
}, async ({ page, context }) => {
  await openAdmin(page);
  await onAdmin(page).field('Grundpreis pro Monat').fill('547');
  const other = await context.newPage();
  await openAdmin(other);
  await openItem(other, /^Pro.*€/);
  await onAdmin(other).field('Grundpreis pro Monat').fill('1277');
  await onAdmin(other).save.click();
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'In einem anderen Tab wurde inzwischen gespeichert' });
  const core = page.getByRole('heading', { name: 'Core', exact: true });
  const { field, save, question, bar, changes } = onAdmin(page);

  await test.step("the other tab's state is loaded, and undo restores the edits", async () => {
    await page.bringToFront();
    await expect(notice).toBeVisible();
    await expect(field('Grundpreis pro Monat')).toHaveValue('547');
    await expectChanges(page, [`Core: ${CORE.text} → 547 €`, `Pro: 1.277 € → ${PRO.text}`]);
    await page.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
    await expect(notice).toHaveCount(0);
    await expect(core).toBeFocused();
    await expect(changes).toContainText('Keine Änderungen');
    await onAdmin(page).undo.click();
    await save.click();
    await expect(bar).toContainText('Gespeichert.');
    expect(await readStored(page)).toContain('"basePrice":547');
    await expect(onAdmin(other).changes).toContainText('Keine Änderungen');
  });

  await test.step('saving never reverts an unseen change, and both are merged', async () => {
    await field('Grundpreis pro Monat').fill('557');
    await other.bringToFront();
    await onAdmin(other).field('Grundpreis pro Monat').fill('1277');
    await onAdmin(other).save.click();
    await page.bringToFront();
    await expect(notice.getByRole('listitem')).toHaveText([`Pro: ${PRO.text} → 1.277 €`]);
    await expectAccessible(page, '[role=status]');
    await save.click();
    await expect(question).toContainText('ersetzt Ihr Stand, was im anderen Tab geändert wurde');
    await expect(question.getByRole('listitem')).toHaveText([`Pro: ${PRO.text} → 1.277 €`]);
    await question.getByRole('button', { name: 'Zurück' }).click();
    await notice.getByRole('button', { name: 'Beide Änderungen behalten' }).click();
    await expect(notice).toHaveCount(0);
    await expect(core).toBeFocused();
    await expectChanges(page, ['Core: 547 € → 557 €']);
    await save.click();
    await expect(bar).toContainText('Gespeichert.');
    const { PRICING_PLANS } = JSON.parse((await readStored(page)) ?? '');
    expect(PRICING_PLANS.map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([
      557,
      1277,
      ENTERPRISE.basePrice,
    ]);
  });
});
