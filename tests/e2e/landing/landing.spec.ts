import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';

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

test('draws its icons from one file', async ({ page }) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/icons-[\w-]{8}\.svg$/.test(pathname)) files.add(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.size).toBe(1);
  const shown = page.locator('.icon use').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(50);
  const widths = await shown.evaluateAll((uses) =>
    uses.map((use) => use.getBoundingClientRect().width),
  );
  expect(widths.filter((width) => width < 4)).toStrictEqual([]);
});

test('says what the product does, in the specified words', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Landscape Management für die SAP Integration Suite · Stagemap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Willkommen bei\s+Stagemap/);
  await expect(
    page.getByRole('main').getByText('Das Landscape Management Tool für das SAP Integration Suite'),
  ).toBeVisible();
  for (const figure of [/^Transparenz.*100\s%/, /^Zeitersparnis.*80\s%/, /^manuelle Listen.*0/]) {
    await expect(page.locator('dl > div').filter({ hasText: figure })).toHaveCount(1);
  }
  const core = page.getByRole('region', { name: 'Core Features' });
  await expect(core.getByRole('heading', { level: 3 })).toHaveText([
    'Dashboard',
    'Explorer',
    'Laufzeitreporting',
    'Landscape Monitoring',
    'Konfigurationsvergleich',
    'Mehrsprachig',
  ]);
});

test('the anchors lead to their sections, below the header', { tag: '@both' }, async ({ page }) => {
  for (const [anchor, heading] of [
    ['features', 'Wer wissen will, was wo läuft, sucht von Hand'],
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

test('the hero and both calls for a demo lead to the contact section', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).toBeInViewport();
  for (const name of ['Lassen Sie es sich zeigen', 'Sehen Sie das Produkt in einer Demo']) {
    await page.goto('/');
    const call = page.getByRole('region', { name });
    await call.getByRole('link', { name: 'Demo vereinbaren' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
  }
  await expect(page.getByText('Unverbindlich, keine Kreditkarte.')).toHaveCount(1);
  const next = page.getByRole('list', { name: 'Was nach Ihrer Anfrage geschieht' });
  await expect(next.getByRole('listitem')).toHaveText([
    /Sie sehen sofort die Referenznummer, unter der Ihre Anfrage gespeichert ist\.$/,
    /Wir antworten innerhalb eines Arbeitstags, telefonisch oder per E-Mail\.$/,
    /Nach der Demo entscheiden Sie, ob Sie ein Angebot möchten\.$/,
  ]);
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
  const active = header.getByRole('link').and(header.locator('[aria-current="location"]'));
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
});

test('the Support button opens the support site in a new tab', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('banner');
  const support = navigation.getByRole('link', { name: /^Support/ });
  await expect(support).toHaveAttribute('href', 'https://support.stagemap.example');
  await expect(support).toHaveAttribute('target', '_blank');
  await expect(support).toHaveAttribute('rel', /noopener/);
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

for (const { address, enlarge, title, caption, close, tag } of [
  {
    address: '/',
    enlarge: 'Landscape Explorer vergrößern',
    title: 'Landscape Explorer',
    caption: 'Sieben von 36 Artefakten weichen ab, etwa Order_Replication_S4_to_SFDC auf PROD.',
    close: 'Schließen',
    tag: [],
  },
  {
    address: '/en',
    enlarge: 'Enlarge Stage management',
    title: 'Stage management',
    caption: 'Four rules assign 62 artefacts to DEV or TEST; one is still open.',
    close: 'Close',
    // Other words in the same dialog.
    tag: '@long',
  },
]) {
  test(`a picture enlarges in a dialog: ${address}`, { tag }, async ({ page }) => {
    await page.goto(address);
    await startScripts(page);
    const opener = page.getByRole('button', { name: enlarge });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(caption);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(page.locator('#page')).toHaveAttribute('inert');
    // Only now the large rendition is loaded.
    const picture = dialog.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-1920\.avif$/);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]:not(aside)')).toHaveCount(0);
    await opener.click();
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toHaveCount(0);
  });
}

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

test('a plan pressed first opens without waiting for the scripts', async ({ page }) => {
  await openWithHeldScripts(page, '/');
  const pricing = page.getByRole('region', { name: 'Unsere Pakete' });
  await pricing.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
});

test('no link to another place says that it is the current page', async ({ page }) => {
  for (const [address, name] of [
    ['/', 'Stagemap'],
    ['/en', 'Stagemap'],
    ['/en/agb', 'Terms and conditions'],
  ] as const) {
    await page.goto(address);
    await startScripts(page);
    const current = page.locator('a[aria-current=page]:not([hreflang])');
    await expect(current).toHaveText([name]);
  }
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
      // Drawn for 360 pixels, with letters of 12 and more.
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(0.78 * 360);
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
  await expect(plans.getByText('Individuelles Angebot')).toBeVisible();
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(page.locator('#total-price')).toHaveText(/^12\.229\s€$/);
});

test('comes back to life after a visit to another page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Preis berechnen' }).click();
  await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeVisible();
  const home = page.getByRole('banner').getByRole('link', { name: 'Stagemap, Startseite' });
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen bei');
  const navigation = await openNavigation(page);
  await navigation.getByRole('link', { name: 'Preise' }).click();
  await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(15);
  const addons = page.getByRole('region', { name: 'Addons' });
  await expect(addons).toContainText('Alle Preise zzgl. USt., nur für Unternehmer (§ 14 BGB).');
});

test('is English under /en', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome to\s+Stagemap/);
  await expect(page.locator('#pricing').getByText('€499')).toBeVisible();
});

test('is accessible in English', { tag: ['@both', '@long'] }, async ({ page }) => {
  await page.goto('/en');
  await page.mouse.wheel(0, 50);
  await expectAccessible(page);
});

test('is accessible', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 50);
  await expectAccessible(page);
  if (!isMobile) return;
  const navigation = await openNavigation(page);
  await expect(navigation.getByRole('link', { name: 'Preise' })).toBeVisible();
  await expectAccessible(page, 'header');
});

test('nothing runs over the edge', { tag: '@both' }, async ({ page }) => {
  for (const address of ['/', '/en']) {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});
