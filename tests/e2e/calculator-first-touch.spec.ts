import type { Page } from '@playwright/test';
import { onCalculator, waitForScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { OWN_PRICES, writeStored } from './support/stored-prices.ts';

const NOTICE = 'Eigene Preise in diesem Browser aktiv';

test('what is done before the page answers takes effect', { tag: '@desktop' }, async ({ page }) => {
  const { addon, plans, systems, total, users } = onCalculator(page);
  const answer = await openUnanswered(page, '/preiskalkulator/pro');
  await plans.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  for (let press = 0; press < 3; press += 1) await users.more.click();
  await systems.field.fill('5');
  await expect(total).toHaveText('1.199 €');

  answer();
  // (1199 + 3 × 49 + 2 × 129) × 12 × 0.85
  await expect(total).toHaveText('16.360 €');
  await expect(addon('Reporting').getByRole('button', { name: 'Ausgewählt' })).toBeVisible();
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=13&systems=5&landscapes=1&commitment=1&addons=reporting',
  );
});

test('what is pressed before any code has come takes effect', async ({ page }) => {
  const { addon, total, users } = onCalculator(page);
  let come: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/preiskalkulator/pro', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'notedPresses' in window);
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await users.more.click();
  await users.more.click();
  await expect(total).toHaveText('1.199 €');
  come();
  // 1199 + 2 × 49; Pro includes one addon.
  await expect(total).toHaveText('1.297 €');
  await expect(addon('Reporting').getByRole('button', { name: 'Ausgewählt' })).toBeVisible();
});

test('a plan, a term and a comparison asked for before the page answers', {
  tag: '@desktop',
}, async ({ page }) => {
  const { plans, summary, total } = onCalculator(page);
  const answer = await openUnanswered(page, '/preiskalkulator/pro');
  // Choosing is a link, and works without any script.
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
  await expect(total).toHaveText('499 €');

  await waitForScripts(page);
  await summary.getByRole('button', { name: '2 Jahre' }).click();
  // Whoever gets no answer presses again, and wants it once.
  await page.getByRole('button', { name: 'Pakete vergleichen' }).dblclick();
  answer();
  // 499 × 12 × 0.8
  await expect(total).toHaveText('4.790 €');
  await expect(page.getByRole('table', { name: /Pakete/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(total).toHaveText('499 €');
});

test('a stepper pressed while the page begins to answer steps once', { tag: '@desktop' }, async ({
  page,
}) => {
  const { total, users } = onCalculator(page);
  const answer = await openUnanswered(page, '/preiskalkulator/pro');
  await users.more.hover();
  await page.mouse.down();
  answer();
  await waitForScripts(page, 'main h1');
  await page.mouse.up();
  await expect(total).toHaveText('1.248 €');
  await expect(users.field).toHaveValue('11');
});

test('other prices are shown to whoever touches nothing', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const { total } = onCalculator(page);
  await page.goto('/preiskalkulator/core?prices=1q2w3e.600');
  await expect(page.getByText('geteilt wurde: 628 € statt 600 € pro Monat.')).toBeVisible();

  await page.goto('/preiskalkulator/core');
  await waitForScripts(page);
  const other = await context.newPage();
  await other.goto('/impressum');
  await writeStored(other, JSON.stringify(OWN_PRICES));
  // 529 + 3 × 10 + 3 × 20 + 30
  await expect(total).toHaveText('649 €');

  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(total).toHaveText('649 €');
});

test('from another page the calculator comes whole', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Core wählen' }).scrollIntoViewIfNeeded();
  await waitForScripts(page, '#pricing h2');
  const gaps = await page.evaluateHandle(() => {
    const seen = { gaps: 0 };
    const note = () => {
      if (!document.querySelector('main h1')) seen.gaps += 1;
      requestAnimationFrame(note);
    };
    note();
    return seen;
  });
  await page.getByRole('link', { name: 'Core wählen' }).click();
  const { total, users } = onCalculator(page);
  await expect(total).toHaveText('499 €');
  await users.more.click();
  await expect(total).toHaveText('548 €');
  expect(await gaps.evaluate(({ gaps }) => gaps)).toBe(0);
});

/** Opens an address whose parts get no code until the returned function is called. */
async function openUnanswered(page: Page, address: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await page.route(/-calculator-.*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  return answer;
}
