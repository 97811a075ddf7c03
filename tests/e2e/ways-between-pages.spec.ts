import type { Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../delivered-company.ts';
import { openWithHeldScripts, startScripts, waitForScripts } from './support/calculator.ts';
import { onForm } from './support/contact.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

test.use(withMotion);

const SECTIONS = [
  { link: 'Features', id: 'features', heading: 'Core Features' },
  { link: 'Preise', id: 'pricing', heading: 'Unsere Pakete' },
  { link: 'Über uns', id: 'about-us', heading: 'Über uns' },
  { link: 'Kontakt', id: 'contact', heading: 'Kontakt' },
] as const;
type Section = (typeof SECTIONS)[number];
type Place = Record<'id' | 'heading', string>;

const [, PRICING, ABOUT_US, CONTACT] = SECTIONS;

test('section links work early and by key, take the focus along and are marked', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, '/impressum');

  await test.step('pressed before the scripts run', async () => {
    await inHeader(page, PRICING).click();
    await expect(page).toHaveURL('/#pricing');
    release();
    await expect(page.getByRole('heading', { name: PRICING.heading })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${PRICING.id} :focus`)).toHaveCount(1);
  });

  await test.step('by keyboard, at first from another page', async () => {
    await startScripts(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const header = page.getByRole('banner');
    for (const section of SECTIONS) {
      await header.getByRole('link', { name: section.link }).focus();
      await page.keyboard.press('Enter');
      await expectArrival(page, section);
      await expect(header.locator('[aria-current=location]').filter({ visible: true })).toHaveText(
        section.link,
      );
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${section.id} :focus`)).toHaveCount(1);
    }
  });
});

test('links to a place work again and again', { tag: '@long' }, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/datenschutz');
  const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
  const footer = page.getByRole('contentinfo');

  await test.step('a place left before the scripts run does not come back with them', async () => {
    await contents.nth(4).click();
    expect(await scrollOf(page)).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollTo(0, 0));
    release();
    await waitForScripts(page);
    expect(await scrollOf(page)).toBe(0);
    await contents.nth(1).click();
    await expect(page).toHaveURL(/#section-2$/);
  });

  await test.step('the footer leads to its sections, the specified /#about too', async () => {
    for (const section of [{ ...ABOUT_US, id: 'about' }, CONTACT]) {
      await footer.getByRole('link', { name: section.link }).click();
      await expectArrival(page, section);
      await page.waitForLoadState('networkidle');
      await expectArrival(page, section);
      await page.goBack();
      await expect(page).toHaveTitle(`Datenschutzerklärung · ${DELIVERED_COMPANY.brand}`);
    }
  });

  const logo = page.getByRole('link', { name: `${DELIVERED_COMPANY.brand}, Startseite` });

  await test.step('the same section link twice', async () => {
    await logo.click();
    await expect(page).toHaveURL('/');
    for (let press = 0; press < 2; press += 1) {
      await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
      await expectArrival(page, CONTACT);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).not.toBeInViewport();
    }
  });
});

test('a plan and a term chosen before the scripts run hold together, and back returns to their place', async ({
  page,
}) => {
  // Under a query a plan's link waits for the scripts.
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const plans = page.getByRole('region', { name: PRICING.heading });
  const pro = plans.getByRole('link', { name: 'Pro wählen' });
  const yearly = plans.getByRole('radio', { name: 'Jährlich (-15%)' });
  const total = page.locator('#total-price');
  await yearly.check();
  await pro.scrollIntoViewIfNeeded();
  let place = await scrollOf(page);
  expect(place).toBeGreaterThan(1000);
  // The savings of a year have a line.
  const expectPlace = () =>
    expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(40);
  await pro.click();
  release();
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?utm_source=brief&yearly=true&users=10&systems=3&landscapes=1&commitment=1',
  );
  await expect(total).toHaveText('12.229 €');
  await page.goBack();
  await expectPlace();

  await test.step('restored by a reload before the scripts run, then by the year', async () => {
    await page.reload();
    await expectPlace();
    await waitForScripts(page);
    await yearly.check();
    await expect(plans.getByText(/5\.089\s€/)).toBeVisible();
    await pro.scrollIntoViewIfNeeded();
    place = await scrollOf(page);
    await pro.click();
    await expect(total).toHaveText('12.229 €');
    await page.goBack();
    await expectPlace();
    await expect(yearly).toBeChecked();
  });
});

test('each page has its focus, its announcement and its place', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/');
  const { firstName } = onForm(page);
  const heading = page.getByRole('heading', { level: 1 });
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const listener = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status]')?.textContent;
        if (text) texts.push(text);
      }
    });
    listener.observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });

  await test.step('a link followed after typing waits for the scripts', async () => {
    await firstName.fill('Ada');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/');
    release();
    await expect(page).toHaveURL('/impressum');
  });

  await test.step('the page begins at its heading, and its title is announced once', async () => {
    const title = `Impressum · ${DELIVERED_COMPANY.brand}`;
    await expect(heading).toHaveText('Impressum');
    await expect(heading).toBeFocused();
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    expect(await said.jsonValue()).toStrictEqual([title]);
    // The next Tab goes on in the page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('back and forward restore place and text', async () => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => scrollOf(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading).toBeFocused();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    await expect(firstName).toHaveValue('Ada');
    await page.goForward();
    await expect(page).toHaveURL('/impressum');
    await expect.poll(() => scrollOf(page)).toBe(300);
  });

  await test.step('so does a reload', async () => {
    await page.reload();
    // If the loaded fonts change line breaks, the browser keeps the visible text in place.
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(200);
    const restored = await scrollOf(page);
    await startScripts(page);
    expect(await scrollOf(page)).toBe(restored);
  });

  await test.step('another language keeps the focus', async () => {
    const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await english.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/impressum');
    const title = page.getByRole('status').filter({ hasText: /Imprint|Legal notice/ });
    await expect(title).toHaveCount(1);
    await expect(english).toBeFocused();
  });
});

function inHeader(page: Page, { link }: Section) {
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  return navigation.getByRole('link', { name: link, exact: true });
}

async function expectArrival(page: Page, { id, heading }: Place): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const title = page.getByRole('main').getByRole('heading', { name: heading, level: 2 });
  await expect(title).toBeInViewport();
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    64,
  );
  await expect.poll(() => focusedId(page)).toBe(id);
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
