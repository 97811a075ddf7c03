import { boxOf, expectFocusKept, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('addons are read, chosen and taken out, or lead to a plan that has them', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/core?users=20&systems=6&landscapes=3&addons=sso,reporting',
  );
  const { addon, addons, plans, total } = onCalculator(page);
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
    await expect(reporting.getByText('Fehlerquoten je Zeitraum')).toBeInViewport({ ratio: 1 });
    await less.click();
    await expect.poll(async () => (await boxOf(reporting)).height).toBe(collapsed);
  });

  await test.step('buttons of addons in a row stand on one line, and none stands alone', async () => {
    const upgrade = (title: string) =>
      addon(title).getByRole('button', { name: 'Upgrade erforderlich' });
    const { y } = await boxOf(upgrade('Support'));
    expect((await boxOf(upgrade('Single Sign-on'))).y).toBe(y);
    // The third of three; `even-grid.test.ts` knows the other numbers.
    const { width } = await boxOf(addons.getByRole('list').first());
    expect((await boxOf(reporting)).width).toBeCloseTo(width, 0);
  });

  await test.step('future ones are shown on demand, and cannot be chosen', async () => {
    const future = addons.getByRole('button', { name: 'Demnächst' });
    const checkbox = page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' });
    await expect(future).toHaveCount(0);
    await checkbox.check();
    await expect(future).toHaveCount(4);
    for (const button of await future.all()) await expect(button).toBeDisabled();
    await expect(addon('Compliance')).toContainText(/99\s€.*Q4\/2025/);
    await checkbox.uncheck();
    await expect(future).toHaveCount(0);
  });

  await test.step('an upgrade keeps the counts', async () => {
    await signOn.getByRole('button', { name: 'Upgrade erforderlich' }).click();
    await expect(plans.getByText('Pro ausgewählt')).toBeVisible();
    await expect(signOn).toContainText('Bereits enthalten');
    // 1199 + 10 × 49 + 3 × 129 + 2 × 59
    await expect(total).toHaveText('2.194 €');
    await expectFocusKept(page);
    await expect(page).toHaveURL(/\/preiskalkulator\/pro\?.*users=20&systems=6&landscapes=3/);
  });
});
