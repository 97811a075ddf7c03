import {
  boxOf,
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const FUTURE = {
  'Transport Genius': /599\s€.*Q2\/2025/,
  'Doku Genius': /399\s€.*Q2\/2025/,
  Compliance: /99\s€.*Q4\/2025/,
  Benachrichtigungen: /59\s€.*Q3\/2025/,
};

test('addons are read, chosen and taken out, or lead to a plan that has them', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/core?users=20&systems=6&landscapes=3&addons=sso,reporting',
  );
  const { addon, addons, plans, total, line } = onCalculator(page);
  const reporting = addon('Reporting');
  const signOn = addon('Single Sign-on');

  await test.step('long text is cut at 64 pixels and opens on demand', async () => {
    const collapsed = (await boxOf(reporting)).height;
    const more = reporting.getByRole('button', { name: 'Mehr anzeigen' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    const shown = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
    expect((await boxOf(shown)).height).toBe(64);
    await more.click();
    const less = reporting.getByRole('button', { name: 'Weniger anzeigen' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toBeFocused();
    await expect(reporting.getByText('Das Reporting wertet aus')).toBeVisible();
    await expect(reporting.getByText('Fehlerquoten je Zeitraum')).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(shown)).height).toBeGreaterThan(100);
    await less.click();
    await expect.poll(async () => (await boxOf(reporting)).height).toBe(collapsed);
  });

  await test.step('taken out, and chosen again', async () => {
    // The addon that the plan disables is not charged: 499 + 17 × 49 + 4 × 129 + 2 × 59 + 199.
    await expect(total).toHaveText('2.165 €');
    const selected = reporting.getByRole('button', { name: 'Ausgewählt' });
    const add = reporting.getByRole('button', { name: 'Hinzufügen' });
    await selected.click();
    await expect(add).toHaveText('Hinzufügen');
    await expect(total).toHaveText('1.966 €');
    await expect(page).toHaveURL(
      '/preiskalkulator/core?yearly=false&users=20&systems=6&landscapes=3&addons=sso',
    );
    await add.click();
    await expect(selected).toHaveText('Ausgewählt');
    await expect(selected).toBeFocused();
    await expect(total).toHaveText('2.165 €');
    await expect(line(/^Reporting/)).toHaveText('199 €');
    await expect(page).toHaveURL(/&addons=sso,reporting$/);
  });

  await test.step('buttons of addons in a row stand on one line', async () => {
    const upgrade = (title: string) =>
      addon(title).getByRole('button', { name: 'Upgrade erforderlich' });
    const { y } = await boxOf(upgrade('Support'));
    expect((await boxOf(upgrade('Single Sign-on'))).y).toBe(y);
  });

  await test.step('a disabled one is taken out, and brought back', async () => {
    const remove = signOn.getByRole('button', { name: 'Aus Auswahl entfernen' });
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect(page).toHaveURL(/&addons=reporting$/);
    await expectFocusKept(page);
    await page.keyboard.press('Control+z');
    await expect(remove).toBeVisible();
  });

  await test.step('future ones are shown on demand, and cannot be chosen', async () => {
    const checkbox = page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' });
    await expect(checkbox).not.toBeChecked();
    for (const title of Object.keys(FUTURE)) await expect(addon(title)).toHaveCount(0);
    await checkbox.check();
    for (const [title, told] of Object.entries(FUTURE)) {
      await expect(addon(title)).toContainText(told);
      const button = addon(title).getByRole('button', { name: 'Demnächst' });
      await expect(button).toHaveText('Demnächst');
      await expect(button).toBeDisabled();
    }
    await expect(addons.getByRole('button', { name: 'Demnächst' })).toHaveCount(4);
    await checkbox.uncheck();
    for (const title of Object.keys(FUTURE)) await expect(addon(title)).toHaveCount(0);
  });

  await test.step('an upgrade keeps the counts', async () => {
    await signOn.getByRole('button', { name: 'Upgrade erforderlich' }).click();
    await expect(plans.getByText('Pro ausgewählt')).toBeVisible();
    await expectCounts(page, { users: '20', systems: '6', landscapes: '3' });
    await expect(signOn).toContainText('Bereits enthalten');
    await expect(reporting.getByRole('button')).toHaveText(['Mehr anzeigen', 'Ausgewählt']);
    // 1199 + 10 × 49 + 3 × 129 + 2 × 59
    await expect(total).toHaveText('2.194 €');
    await expectFocusKept(page);
    await expect(page).toHaveURL(/^[^?]*\/preiskalkulator\/pro\?/);
  });
});
