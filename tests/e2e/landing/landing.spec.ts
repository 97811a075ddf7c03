import type { Locator, Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { findOverflow } from '../support/overflow.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The header's links, opening the menu where they are behind it. */
async function openNavigation(page: Page) {
  if (isPhone(page)) await page.getByText('Menü', { exact: true }).click();
  return page.getByRole('navigation', { name: 'Hauptnavigation' });
}

/** Between 0 and 1: how much the header covers of what lies below it. */
function readCover(header: Locator): Promise<number> {
  return header.evaluate((bar) => {
    const painter = document.createElement('canvas').getContext('2d');
    if (!painter) throw new Error('No canvas');
    painter.fillStyle = getComputedStyle(bar).backgroundColor;
    painter.fillRect(0, 0, 1, 1);
    return (painter.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  });
}

/** CSS pixels at most, by the width of the window: the page is read in one go. */
const MAX_HEIGHTS = [
  { width: 360, height: 14_000 },
  { width: 768, height: 11_500 },
  { width: 1280, height: 9500 },
  { width: 1920, height: 10_200 },
];

test('the page is short on every screen', async ({ page }) => {
  for (const address of ['/', '/en']) {
    await page.goto(address);
    for (const { width, height } of MAX_HEIGHTS) {
      await page.setViewportSize({ width, height: 800 });
      const measured = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(measured, `${address} at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('the anchors lead to their sections, below the header', async ({ page }) => {
  for (const [anchor, heading] of [
    ['features', 'Core Features'],
    ['pricing', 'Unsere Pakete'],
    ['about-us', 'Über uns'],
    ['about', 'Über uns'],
    ['contact', 'Kontakt'],
  ] as const) {
    // Each is come to from elsewhere.
    await page.goto('about:blank');
    await page.goto(`/#${anchor}`);
    const title = page.getByRole('main').getByRole('heading', { name: heading, level: 2 });
    await expect(title).toBeInViewport();
    const top = await title.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, anchor).toBeGreaterThan(64);
  }
});

test('the header covers what is scrolled below it, also before the scripts', {
  tag: '@long',
}, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/');
  const header = page.getByRole('banner').first();
  const cover = () => readCover(header);
  expect(await cover()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(cover).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(cover).toBe(0);
  if (isPhone(page)) {
    await header.getByText('Menü').click();
    await expect.poll(cover).toBe(1);
    await header.getByText('Menü').click();
  }
  release();
  await startScripts(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).toHaveAttribute('data-solid');
  await expect.poll(cover).toBe(1);
});

test('an anchor followed before anything has hydrated keeps the page', async ({ page }) => {
  await page.goto('/');
  const hero = await page.getByRole('region').first().elementHandle();
  await page.evaluate(() => {
    location.hash = 'about-us';
  });
  await expect(page.getByRole('heading', { name: 'Über uns', level: 2 })).toBeInViewport();
  // Brought to life, not made anew.
  expect(await hero?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the header follows the section in the middle and turns solid', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const active = header
    .getByRole('link')
    .and(header.locator('[aria-current="location"]'))
    .filter({ visible: true });
  await expect(active).toHaveCount(0);
  expect(await readCover(header)).toBe(0);
  await page.mouse.wheel(0, 25);
  await expect.poll(() => readCover(header)).toBe(1);
  for (const [section, label] of [
    ['features', 'Features'],
    ['pricing', 'Preise'],
    ['about-us', 'Über uns'],
  ] as const) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section);
    await expect(active).toHaveText(label);
  }
  // It names nothing above the features, nor what stands between the four sections.
  for (const name of [
    '36 Artefakte, 7 Abweichungen, ein Blick',
    'Eine Sicht auf die ganze Landschaft',
    'Was sich ändert',
    'Lassen Sie es sich zeigen',
    'Technik und Sicherheit',
    'Häufige Fragen',
  ]) {
    const section = page.getByRole('main').getByRole('region', { name, exact: true });
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(active, name).toHaveCount(0);
  }
});

test('the menu opens before any script, and Escape closes it', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const bare = await context.newPage();
  await bare.goto('/');
  await bare.getByText('Menü', { exact: true }).click();
  await expect(bare.getByRole('link', { name: 'Preise' }).first()).toBeVisible();
  await context.close();

  await page.goto('/');
  await startScripts(page);
  const menu = page.getByText('Menü', { exact: true });
  await menu.click();
  const entry = page.getByRole('banner').getByRole('link', { name: 'Preise' });
  await expect(entry).toBeVisible();
  await entry.focus();
  // The page may still be coming to life.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.locator('summary').filter({ hasText: 'Menü' })).toBeFocused();
});

test('icons come from one file, and a picture enlarges in a dialog', { tag: '@long' }, async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/icons-[\w-]{8}\.svg$/.test(pathname)) files.add(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.size).toBe(1);
  const shown = page.locator('.icon use').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(30);
  const widths = await shown.evaluateAll((uses) =>
    uses.map((use) => use.getBoundingClientRect().width),
  );
  expect(widths.filter((width) => width < 4)).toStrictEqual([]);

  await startScripts(page);
  const opener = page.getByRole('button', { name: 'Dashboard vergrößern' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dashboard' });
  await expect(dialog).toHaveAccessibleDescription(
    '29 von 36 Artefakten sind auf allen Stages gleich.',
  );
  // At full width the whole screen is shown already.
  await expect(page.getByRole('button', { name: 'Stage Management vergrößern' })).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(page.locator('#page')).toHaveAttribute('inert');
  // Only now the large rendition is loaded.
  const picture = dialog.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/dashboard-light-2400\.avif$/);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('[inert]:not(aside)')).toHaveCount(0);
  await opener.click();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a term chosen before the scripts run holds for the plan chosen next', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const pricing = page.getByRole('region', { name: 'Unsere Pakete' });
  await pricing.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await pricing.getByRole('link', { name: 'Core wählen' }).click();
  release();
  await expect(page).toHaveURL(
    '/preiskalkulator/core?utm_source=brief&yearly=true&users=3&systems=2&landscapes=1&commitment=1',
  );
  // 499 × 12 × 0.85
  await expect(page.locator('#total-price')).toHaveText('5.089 €');
});

test('pictures on a phone are close-ups that can be read', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  for (const [name, count] of [
    ['Eine Sicht auf die ganze Landschaft', 2],
    ['Core Features', 6],
  ] as const) {
    const pictures = page.getByRole('region', { name }).getByRole('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const sourceOf = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(sourceOf).toMatch(/-close-up-light-480\.avif$/);
      // Drawn for 330 pixels, with letters of 12 and more.
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(0.86 * 330);
    }
  }
});

test('choosing a plan opens the calculator at the price beside it', async ({ page }) => {
  await page.goto('/#pricing');
  const plans = page.getByRole('region', { name: 'Unsere Pakete' });
  await expect(plans.getByRole('listitem').filter({ hasText: 'Core' }).first()).toContainText(
    /499\s€/,
  );
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL(
    /\/preiskalkulator\/core\?yearly=false&users=3&systems=2&landscapes=1$/,
  );
  await expect(page.locator('#total-price')).toHaveText(/^499\s€$/);
  await page.goBack();
  // Back where it was scrolled to: before that, a press can miss what moves.
  await expect(plans.getByRole('list').first()).toBeInViewport();
  await plans.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await expect(plans.getByText(/5\.089\s€/)).toBeVisible();
  await expect(plans.getByText(/12\.229\s€/)).toBeVisible();
  await expect(
    plans
      .getByRole('listitem')
      .filter({ hasText: 'Enterprise' })
      .getByText('Individuelles Angebot'),
  ).toBeVisible();
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(page.locator('#total-price')).toHaveText(/^12\.229\s€$/);
});

test('comes back to life after a visit to another page', {
  tag: '@long',
}, async ({ page }) => {
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: `${DELIVERED_COMPANY.brand}, Startseite` });
  const landscape = page.getByRole('region', { name: '36 Artefakte, 7 Abweichungen, ein Blick' });
  const artefacts = landscape.locator('tr[data-artefact]:visible');
  const question = page.locator('summary').filter({ hasText: 'Wie bezahlen wir' });
  const comparison = page.getByRole('table', { name: /^Was Core, Pro und Enterprise/ });

  await test.step('all of it, from a page that was opened first', async () => {
    await page.goto('/impressum');
    await startScripts(page);
    await home.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen bei');
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Addons' })).toContainText(
      'Alle Preise zzgl. USt., nur für Unternehmer (§ 14 BGB).',
    );
    await page.locator('summary').filter({ hasText: 'Alle Unterschiede anzeigen' }).click();
    await expect(comparison).toContainText('Individuelles Angebot');
    await question.click();
    await expect(page.getByText('Eine Nachricht in Textform genügt.')).toBeVisible();
    await expect(artefacts).toHaveCount(7);
    await landscape.getByRole('radio', { name: 'Alle 36 zeigen' }).check();
    await landscape.getByRole('searchbox').fill('ariba');
    await expect(landscape.getByRole('status')).toHaveText('5 von 36 Artefakten');
  });

  await test.step('back, and again', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    await page.goForward();
    await expect(artefacts).toHaveCount(7);
    await landscape
      .getByRole('button', { name: 'Quote_Request_SFDC_to_S4 fehlt auf PROD' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Quote_Request_SFDC_to_S4' });
    await expect(dialog.getByText('Abweichung auf TEST, fehlt auf PROD')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Preis berechnen' }).click();
    await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeVisible();
    await home.click();
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: 'Preise' }).click();
    await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
  });
});

test('is accessible, and nothing runs over the edge', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.locator('summary').filter({ hasText: 'Wie bezahlen wir' }).click();
  await page.evaluate(() => scrollTo(0, 50));
  await expectAccessible(page);
  if (isMobile) {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole('link', { name: 'Preise' })).toBeVisible();
    await expectAccessible(page, 'header');
  }
  // Also in a window of 1280 px at 200 %, and in one of 640.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const address of ['/', '/en']) {
    if (address !== '/') await page.goto(address);
    for (const narrow of [width, 640, 320].filter((one) => one <= width)) {
      await page.setViewportSize({ width: narrow, height });
      expect(await findOverflow(page), `${address} at ${narrow} px`).toEqual([]);
    }
    await page.setViewportSize({ width, height });
  }
});
