import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Opens an address as a visitor who has moved already, and waits until the page answers. */
export async function openCalculator(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await startScripts(page);
  return response;
}

/** The first sign of a visitor, and the wait until React has taken over the page. */
export async function startScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await waitForScripts(page);
}

/** Until React has taken over the page; its last part, the form, may come later. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.earlyActions || window.earlyActions.isTakenOver);
  // Its effects come a little later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/** Files that do not come until they are released. */
export async function holdFiles(page: Page, pattern: string) {
  const released = Promise.withResolvers<void>();
  let isAskedFor = false;
  await page.route(pattern, async (route) => {
    isAskedFor = true;
    await released.promise;
    await route.continue();
  });
  return { askedFor: () => isAskedFor, release: () => released.resolve() };
}

/**
 * Opens an address whose scripts do not come until the returned function is called; the starter
 * does, which records what is pressed meanwhile.
 */
export async function openWithHeldScripts(page: Page, address: string): Promise<() => void> {
  const { release } = await holdFiles(page, '**/assets/*.js');
  await page.goto(address);
  return release;
}

/** The calculator as a visitor finds it, by roles and visible names. */
export function onCalculator(page: Page) {
  const summary = page.getByRole('region', { name: 'Ihr Angebot' });
  const addons = page.getByRole('region', { name: 'Addons', exact: true });
  return {
    total: page.locator('#total-price'),
    plans: page.getByRole('region', { name: 'Paket wählen' }),
    summary,
    addons,
    addon: (title: string) => addons.getByRole('listitem', { name: title, exact: true }),
    floatingCard: page.getByRole('complementary', { name: 'Gesamtpreis' }),
    users: stepperOf(summary, 'Benutzer'),
    systems: stepperOf(summary, 'Systeme'),
    landscapes: stepperOf(summary, 'Landscapes'),
  };
}

function stepperOf(summary: Locator, name: string) {
  return {
    field: summary.getByRole('spinbutton', { name, exact: true }),
    more: summary.getByRole('button', { name: `${name}: einer mehr` }),
    fewer: summary.getByRole('button', { name: `${name}: einer weniger` }),
  };
}

/** Opens the widest parts: menu, future addons, long texts, a formula, the comparison, a plan. */
export async function openAll(page: Page): Promise<void> {
  const item = page.getByRole('region', { name: /^Pakete \d/ }).getByRole('button');
  const compare = page.getByRole('button', { name: 'Pakete vergleichen' });
  const isCompared = (await compare.count()) > 0;
  for (const targets of [
    page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' }),
    page.getByRole('button', { name: 'Mehr anzeigen' }),
    page.getByRole('button', { name: /^\d+ zusätzliche Benutzer/ }),
    compare,
    page.locator('summary').filter({ hasText: /^Men/, visible: true }),
    item.filter({ hasText: '€' }).first(),
  ]) {
    await targets.evaluateAll((found) => {
      for (const one of found) {
        const isOpen = one.matches(':checked, [aria-expanded=true], [open] > summary');
        if (one instanceof HTMLElement && !isOpen) one.click();
      }
    });
  }
  if (!isCompared) return;
  await expect(page.getByRole('table', { name: 'Alle Pakete im Vergleich' })).toBeVisible();
}

/** @throws Error unless the element has a place on the page */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to measure');
  return box;
}

/** Values of the three steppers. */
export async function expectCounts(
  page: Page,
  { users, systems, landscapes }: Record<'users' | 'systems' | 'landscapes', string>,
): Promise<void> {
  const calculator = onCalculator(page);
  await expect(calculator.users.field).toHaveValue(users);
  await expect(calculator.systems.field).toHaveValue(systems);
  await expect(calculator.landscapes.field).toHaveValue(landscapes);
}

/** Something has the focus; a visitor with a keyboard is not thrown back to the page's start. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}
