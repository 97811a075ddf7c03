import {
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const FUTURE = [
  { title: 'Transport Genius', price: '599 €', quarter: 'Q2/2025' },
  { title: 'Doku Genius', price: '399 €', quarter: 'Q2/2025' },
  { title: 'Compliance', price: '99 €', quarter: 'Q4/2025' },
  { title: 'Benachrichtigungen', price: '59 €', quarter: 'Q3/2025' },
];

test('an addon is chosen and taken out; future ones are only shown', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const { addon, addons, total, line } = onCalculator(page);
  const reporting = addon('Reporting');
  const add = reporting.getByRole('button', { name: 'Hinzufügen' });
  const without = '/preiskalkulator/core?yearly=false&users=3&systems=3&landscapes=1';

  await test.step('chosen, and addable again', async () => {
    await add.click();
    const selected = reporting.getByRole('button', { name: 'Ausgewählt' });
    await expect(selected).toHaveText('Ausgewählt');
    await expect(selected).toBeFocused();
    await expect(total).toHaveText('827 €');
    await expect(line(/^Reporting/)).toHaveText('199 €');
    await expect(page).toHaveURL(/&addons=reporting$/);

    await selected.click();
    await expect(add).toHaveText('Hinzufügen');
    await expect(total).toHaveText('628 €');
    await expect(page).toHaveURL(without);
  });

  await test.step('future ones are shown on demand, and cannot be chosen', async () => {
    const checkbox = page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' });
    await expect(checkbox).not.toBeChecked();
    for (const { title } of FUTURE) await expect(addon(title)).toHaveCount(0);

    await checkbox.check();
    for (const { title, price, quarter } of FUTURE) {
      await expect(addon(title)).toContainText(price);
      await expect(addon(title)).toContainText(quarter);
      const button = addon(title).getByRole('button', { name: 'Demnächst' });
      await expect(button).toHaveText('Demnächst');
      await expect(button).toBeDisabled();
    }
    await expect(addons.getByRole('button', { name: 'Demnächst' })).toHaveCount(4);

    await checkbox.uncheck();
    for (const { title } of FUTURE) await expect(addon(title)).toHaveCount(0);
  });
});

test('a disabled addon can be taken out, or leads to the next plan that has it, and keeps the counts (D15)', async ({
  page,
}) => {
  await openCalculator(
    page,
    '/preiskalkulator/core?users=20&systems=6&landscapes=3&addons=sso,reporting',
  );
  const { addon, plans, total } = onCalculator(page);

  await test.step('buttons of addons in a row stand on one line', async () => {
    const tops = await Promise.all(
      ['Single Sign-on', 'Support'].map(async (title) => {
        const button = addon(title).getByRole('button', { name: 'Upgrade erforderlich' });
        return (await button.boundingBox())?.y;
      }),
    );
    expect(tops[0]).toBeGreaterThan(0);
    expect(tops[0]).toBe(tops[1]);
  });

  await test.step('taken out, and brought back', async () => {
    const sso = addon('Single Sign-on');
    const remove = sso.getByRole('button', { name: 'Aus Auswahl entfernen' });
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect(page).toHaveURL(/&addons=reporting$/);
    await expectFocusKept(page);
    await page.keyboard.press('Control+z');
    await expect(remove).toBeVisible();
  });

  // The addon that the plan disables is not charged: 499 + 17 × 49 + 4 × 129 + 2 × 59 + 199.
  await expect(total).toHaveText('2.165 €');

  await addon('Single Sign-on').getByRole('button', { name: 'Upgrade erforderlich' }).click();
  await expect(plans.getByRole('link', { name: 'Pro ausgewählt' })).toBeVisible();
  await expectCounts(page, { users: '20', systems: '6', landscapes: '3' });
  await expect(addon('Single Sign-on')).toContainText('Bereits enthalten');
  await expect(addon('Reporting').getByRole('button')).toHaveText(['Mehr anzeigen', 'Ausgewählt']);
  // 1199 + 10 × 49 + 3 × 129 + 2 × 59
  await expect(total).toHaveText('2.194 €');
  await expectFocusKept(page);
  await expect(page).toHaveURL(/^[^?]*\/preiskalkulator\/pro\?/);
});

test('long text is cut at 64 pixels and opens on demand', { tag: '@both' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const card = onCalculator(page).addon('Reporting');
  const text = card.getByText('Das Reporting wertet aus');
  const collapsed = (await card.boundingBox())?.height ?? 0;
  const more = card.getByRole('button', { name: 'Mehr anzeigen' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const shown = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
  expect((await shown.boundingBox())?.height).toBe(64);

  await more.click();
  const less = card.getByRole('button', { name: 'Weniger anzeigen' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(less).toBeFocused();
  await expect(text).toBeVisible();
  await expect(card.getByText('Fehlerquoten je Zeitraum')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(100);

  await less.click();
  await expect.poll(async () => (await card.boundingBox())?.height).toBe(collapsed);
});
