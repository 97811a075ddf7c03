import type { Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../delivered-company.ts';
import { onCalculator, startScripts, waitForScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { openWithHeldScripts } from './support/held-scripts.ts';

const SECTIONS = [
  { link: 'Features', id: 'features', heading: 'Core Features' },
  { link: 'Preise', id: 'pricing', heading: 'Unsere Pakete' },
  { link: 'Über uns', id: 'about-us', heading: 'Über uns' },
  { link: 'Kontakt', id: 'contact', heading: 'Kontakt' },
] as const;
type Section = (typeof SECTIONS)[number];

const [, PRICING, ABOUT_US, CONTACT] = SECTIONS;

for (const address of ['/preiskalkulator/pro', '/admin/preiskalkulator']) {
  // The pages differ in how their scripts begin.
  const tag = address.startsWith('/preis') ? '@both' : '@long';
  test(`the header leads from ${address} to sections, and back again`, { tag }, async ({
    page,
  }) => {
    await page.goto(address);
    await startScripts(page);
    const title = await page.title();
    for (const section of [PRICING, CONTACT]) {
      await followInHeader(page, section.link);
      await expectArrival(page, section);
      await page.goBack();
      await expect(page).toHaveURL(address);
      // The address changes before the page does, and the page closes the phone's menu.
      await expect(page).toHaveTitle(title);
    }
  });
}

test('a section link pressed before the scripts run', { tag: '@both' }, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/impressum');
  await followInHeader(page, 'Preise');
  await expect(page).toHaveURL('/#pricing');
  release();
  await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expectFirstControlOf(page, PRICING);
});

test('a section link pressed before the scripts run closes its menu', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, '/');
  await followInHeader(page, 'Preise');
  await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
  release();
});

test('section links work by keyboard, take the focus along and are marked', async ({ page }) => {
  await page.goto('/agb');
  await startScripts(page);
  const header = page.getByRole('banner');
  for (const section of SECTIONS) {
    await header.getByRole('link', { name: section.link }).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page, section);
    await expect(header.locator('[aria-current=location]').filter({ visible: true })).toHaveText(
      section.link,
    );
    await page.keyboard.press('Tab');
    await expectFirstControlOf(page, section);
  }
});

test('the footer leads to its sections, the specified /#about too', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/datenschutz');
  await startScripts(page);
  for (const [name, hash, heading] of [
    ['Über uns', '#about', 'Über uns'],
    ['Preise', '#pricing', 'Unsere Pakete'],
    ['Kontakt', '#contact', 'Kontakt'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${hash}`);
    const title = page.getByRole('heading', { name: heading, level: 2 });
    await expect(title).toBeInViewport();
    await expect.poll(() => focusedId(page)).toBe(hash.slice(1));
    await page.waitForLoadState('networkidle');
    await expect(title).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveTitle(`Datenschutzerklärung · ${DELIVERED_COMPANY.brand}`);
  }
});

test('the same section link works again and again, and so does the logo', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  await startScripts(page);
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
    await expectArrival(page, CONTACT);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).not.toBeInViewport();
  }
  await followInHeader(page, 'Über uns');
  await expectArrival(page, ABOUT_US);
  await page.evaluate(() => window.scrollTo(0, 0));
  await followInHeader(page, 'Über uns');
  await expectArrival(page, ABOUT_US);

  const logo = page.getByRole('link', { name: `${DELIVERED_COMPANY.brand}, Startseite` });
  for (let press = 0; press < 2; press += 1) {
    await logo.click();
    await expectTop(page);
    await expect(page).toHaveURL('/');
    await page.evaluate(() => window.scrollTo(0, 2000));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await logo.click();
  await expect(page).toHaveURL('/');
  await expectTop(page);
});

test('back, forward and reload restore the place', async ({ page }) => {
  await page.goto('/');
  await startScripts(page);
  await scrollTo(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  await expectTop(page);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page).toHaveURL('/impressum');
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.reload();
  // If the loaded fonts change line breaks, the browser keeps the visible text in place.
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(200);
  const restored = await scrollOf(page);
  await startScripts(page);
  expect(await scrollOf(page)).toBe(restored);
});

test('back returns to a place that was reached before the scripts ran', async ({ page }) => {
  // Under a query a plan's link waits for the scripts.
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const plans = page.getByRole('region', { name: PRICING.heading });
  const choosePro = plans.getByRole('link', { name: 'Pro wählen' });
  await choosePro.scrollIntoViewIfNeeded();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(1000);
  await choosePro.click();
  release();
  await expect(page).toHaveURL(/\/preiskalkulator\/pro/);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(place);

  // The browser restores the place of a reload before the scripts run.
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(place);
  await waitForScripts(page);
  await choosePro.click();
  await expect(page).toHaveURL(/\/preiskalkulator\/pro/);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('the language changes in place when it is pressed before the scripts run', {
  tag: '@long',
}, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/preiskalkulator/pro');
  const { total, users } = onCalculator(page);
  await users.more.click();
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await english.scrollIntoViewIfNeeded();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(1000);
  await english.click();
  release();
  await expect(page).toHaveURL(/\/en\/preiskalkulator\/pro\?.*users=11/);
  await expect(total).toHaveText('€1,248');
  await expect(english).toBeInViewport();
});

test('a new page focuses its heading, another language keeps the focus, and the title is announced once', async ({
  page,
}) => {
  await page.goto('/');
  await startScripts(page);
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const listener = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status]',
        );
        const text = region?.textContent ?? '';
        if (text !== '') texts.push(text);
      }
    });
    listener.observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `Impressum · ${DELIVERED_COMPANY.brand}` }),
  ).toHaveCount(1);
  expect(await said.jsonValue()).toStrictEqual([`Impressum · ${DELIVERED_COMPANY.brand}`]);
  // The next Tab goes on in the page.
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/impressum');

  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await english.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/impressum');
  await expect(page.getByRole('status').filter({ hasText: /Imprint|Legal notice/ })).toHaveCount(1);
  await expect(english).toBeFocused();
});

async function followInHeader(page: Page, name: Section['link']): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByText('Menü', { exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name, exact: true }).click();
}

async function expectArrival(page: Page, { id, heading }: Section): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const title = page.getByRole('main').getByRole('heading', { name: heading, level: 2 });
  await expect(title).toBeInViewport();
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    64,
  );
  await expect.poll(() => focusedId(page)).toBe(id);
}

async function expectFirstControlOf(page: Page, { id }: Section): Promise<void> {
  const isFirst = await page.evaluate((id) => {
    const controls = document.querySelectorAll(
      `#${id} :is(a[href], button, input, select):not([tabindex="-1"])`,
    );
    const [first] = Array.from(controls).filter((control) => control.checkVisibility());
    return document.activeElement === first;
  }, id);
  expect(isFirst).toBe(true);
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => scrollOf(page)).toBe(0);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await expect.poll(() => scrollOf(page)).toBe(top);
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}
