import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../support/accessibility.ts';
import { expectFocusKept, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

test('a larger count that costs less is said and applied with a click', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=38&systems=2');
  const { summary, total, users } = onCalculator(page);
  // 499 + 35 × 49; with 40 users 499 + 37 × 41.65
  await expect(summary).toContainText(
    '40 Benutzer kosten weniger als 38: 2.040 € statt 2.214 € pro Monat.',
  );
  await summary.getByRole('button', { name: 'Auf 40 Benutzer erhöhen' }).click();
  await expect(total).toHaveText('2.040 €');
  await expect(users.field).toHaveValue('40');
  await expect(summary).not.toContainText('kosten weniger');
  await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();
});

test('a cheaper plan for the same needs is said and switched to', { tag: '@desktop' }, async ({
  page,
}) => {
  const [core, pro, ...rest] = OWN_PRICES.PRICING_PLANS;
  const cheap = { ...OWN_PRICES, PRICING_PLANS: [core, { ...pro, basePrice: 100 }, ...rest] };
  await storePrices(page, JSON.stringify(cheap));
  await openCalculator(page, '/preiskalkulator/core?users=12&systems=2');
  const { summary, plans } = onCalculator(page);
  await summary.getByRole('button', { name: `Zu ${pro?.title} wechseln` }).click();
  await expect(plans.getByRole('link', { name: `${pro?.title} ausgewählt` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
  await expect(summary.getByRole('button', { name: /wechseln$/ })).toHaveCount(0);
});

test('what would cost less without unchosen addons is listed and followed', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=10&systems=3&landscapes=1');
  const { summary, plans, total } = onCalculator(page);
  const options = summary.getByRole('region', { name: 'Möglichkeiten' });
  await expect(options.getByRole('listitem')).toHaveCount(1);
  await expect(options).toContainText('Ohne Single Sign-on und Support: Core für 971 € pro Monat');
  const follow = options.getByRole('button', { name: 'Zu Core wechseln' });
  await follow.focus();
  const place = (await options.boundingBox())?.y ?? Number.NaN;
  await page.keyboard.press('Enter');
  await expect(total).toHaveText('971 €');
  await expect(plans.getByRole('link', { name: 'Core ausgewählt' })).toBeVisible();
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(total).toHaveText('1.199 €');
  const away = async () => Math.abs(((await options.boundingBox())?.y ?? Number.NaN) - place);
  await expect.poll(away).toBeLessThan(5);
  await expect(options.getByRole('heading')).toBeFocused();
});

test('the terms stand side by side, and a click chooses one', { tag: '@desktop' }, async ({
  page,
}) => {
  await openCalculator(page, '/en/preiskalkulator/pro?users=20&landscapes=1');
  const table = page.getByRole('table', { name: 'All terms compared' });
  // 1199 + 10 × 49 = 1689; a year of it less 15 %, 20 % and 25 %
  await expect(table.getByRole('row').filter({ hasText: 'Monthly' })).toContainText('€1,689');
  const twoYears = table.getByRole('row').filter({ hasText: '2 years' });
  await expect(twoYears.getByRole('cell')).toHaveText(['€1,351', '€16,214', '€8,107']);
  await twoYears.getByRole('button', { name: '2 years' }).click();
  await expect(page.locator('#total-price')).toHaveText('€16,214');
  await expect(page).toHaveURL(/yearly=true.*commitment=2/);
  await expect(twoYears.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('each line opens to its formula, with the keyboard as well', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=52&yearly=true&addons=reporting');
  const { summary } = onCalculator(page);
  const users = summary.getByRole('button', { name: '42 zusätzliche Benutzer' });
  await users.focus();
  await page.keyboard.press('Enter');
  await expect(users).toHaveAttribute('aria-expanded', 'true');
  await expect(summary).toContainText('42 zusätzliche Benutzer × 49 € − 15 % = 1.749,30 €');
  // 1199 + 1749.3 = 2948.3 a month, 35379.6 a year
  await summary.getByRole('button', { name: 'Rabatt 15 %' }).click();
  await expect(summary).toContainText('35.379,60 € − 15 % = 30.072,66 €');
  await users.press('Space');
  await expect(summary).not.toContainText('1.749,30 €');
});

test('a change of plan, a removed addon and a change of term can be undone', async ({ page }) => {
  const before = '/preiskalkulator?users=12&addons=addon-8,reporting&utm_source=brief';
  await openCalculator(page, before);
  const { plans, summary, addon, users, total, floatingCard } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page.getByRole('status')).toContainText(['Paket Core gewählt']);
  await expect(total).toHaveText('698 €');
  await expect(page).toHaveURL(/\/core\?/);
  await expectAccessible(page, '[role=status]');
  const [toast, card] = [await undo.locator('..').boundingBox(), await floatingCard.boundingBox()];
  if (!toast || !card) throw new Error('nothing to measure');
  expect(toast.y + toast.height <= card.y || toast.x + toast.width <= card.x).toBe(true);
  await undo.click();
  await expect(page).toHaveURL(before);
  await expect(total).toHaveText('1.297 €');
  await expect(undo).toHaveCount(0);

  await addon('Reporting').getByRole('button', { name: 'Ausgewählt' }).click();
  await expect(page.getByRole('status')).toContainText(['Reporting entfernt']);
  // What is seen listens a moment later.
  await expect(async () => {
    await page.keyboard.press('Control+Z');
    await expect(page).toHaveURL(before, { timeout: 1000 });
  }).toPass();

  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await expect(page.getByRole('status')).toContainText(['Laufzeit von 1 Jahr gewählt']);
  // What came after is not to be lost with it.
  await users.more.click();
  await expect(undo).toHaveCount(0);
});

test('the offer to undo is the next tab stop, names its key and keeps the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?addons=addon-8,reporting');
  const { summary, addon } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig Strg+Z' });
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  const yearly = summary.getByRole('radio', { name: 'Jährlich' });
  const change = addon('Reporting').getByRole('button', { name: /^(Ausgewählt|Hinzufügen)/ });
  await change.press('Enter');
  await expect(undo).toBeVisible();
  await expect(page.getByRole('status').filter({ has: undo })).toContainText('Strg+Z');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  // On from where it came, and the next time past it.
  await page.keyboard.press('Tab');
  await expect(change).not.toBeFocused();
  await expect(undo).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(change).toBeFocused();

  await close.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(change).toBeFocused();
  await yearly.check();
  await expect(undo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(undo).toHaveCount(0);
  await expect(summary.getByRole('radio', { name: 'Monatlich' })).toBeChecked();
  await expectFocusKept(page);
});

test('the word of the offer to undo stays whole in a narrow window', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, '/preiskalkulator/pro');
  await onCalculator(page).plans.getByRole('link', { name: 'Core wählen' }).press('Enter');
  const lines = await page.getByText('Rückgängig').evaluate((button) => {
    const word = document.createRange();
    word.selectNode(button.firstChild ?? button);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the offer to undo goes after a while, but not from under pointer or focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openCalculator(page, '/preiskalkulator/pro');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await onCalculator(page).plans.getByRole('link', { name: 'Core wählen' }).click();
  await undo.hover();
  await page.clock.runFor(21_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(21_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await page.clock.runFor(21_000);
  await expect(undo).toHaveCount(0);
});

test('a shared link opens the same offer; under other prices both totals are told', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium on Linux has no sheet for sharing.
  await page.addInitScript(() => {
    const share = ({ url }: ShareData) => navigator.clipboard.writeText(`sheet ${url}`);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const query = 'yearly=true&users=45&systems=4&landscapes=2&commitment=2&addons=reporting';
  await openCalculator(page, `/preiskalkulator/pro?utm_source=brief&${query}`);
  const { summary, total } = onCalculator(page);
  await summary.getByRole('button', { name: 'Link teilen' }).click();
  if (!isMobile) await expect(summary.getByRole('status')).toContainText(['Link kopiert']);
  const origin = new URL(page.url()).origin;
  const written = new RegExp(
    `^${isMobile ? 'sheet ' : ''}${origin}/angebot/[2-9a-z]{4}(-[2-9a-z]{4}){2}$`,
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(written);
  const shared = (await copied()).replace('sheet ', '');

  await page.goto(shared);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebot Pro');
  const totals = page.getByRole('row', { name: /^Gesamtpreis/ });
  // 2844.75 × 12 × 0.8, and that for two years
  await expect(totals.nth(0)).toContainText('27.309,60 €');
  await expect(totals.nth(1)).toContainText('54.619,20 €');
  await page.getByRole('link', { name: 'Im Preiskalkulator öffnen' }).click();
  await expect(page).toHaveURL(`/preiskalkulator/pro?${query}`);
  await expect(total).toHaveText('27.309 €');
});

test('all plans are compared for the current needs, differences marked', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=12&systems=4&addons=reporting');
  const table = page.getByRole('table', { name: 'Alle Pakete im Vergleich' });
  await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Benutzer enthalten/)).toHaveText(['3 (weicht ab)', '10', '20 (weicht ab)']);
  await expect(cells(/^Single Sign-on/)).toHaveText([
    'nicht verfügbar (weicht ab)',
    'enthalten',
    'enthalten',
  ]);
  await expect(cells(/^Reporting/)).toHaveText(['199 € (weicht ab)', 'kostenfrei', 'kostenfrei']);
  await expect(cells(/^Compliance ?Verfügbar ab Q4\/2025/)).toHaveText([
    'angekündigt',
    'angekündigt',
    'angekündigt',
  ]);
  // 499 + 9 × 49 + 2 × 129 + 199; 1199 + 2 × 49 + 129
  await expect(cells(/^Preis für Ihren Umfang/)).toHaveText([
    '1.397 € ohne Single Sign-on und Support (weicht ab)',
    '1.426 €',
    'Individuelles Angebot (weicht ab)',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The head stays in sight below the page's own.
  await cells(/^Preis/)
    .first()
    .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  await expect(table.getByRole('columnheader', { name: 'Enterprise' })).toBeInViewport();
});

test('undo, comparison and shared link in English', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = '/en/preiskalkulator/pro?yearly=false&users=12&systems=3&landscapes=1';
  await openCalculator(page, before);
  const total = page.locator('#total-price');
  await page.getByRole('link', { name: 'Choose Core' }).click();
  await expect(page.getByRole('status')).toContainText(['Core plan chosen']);
  await expect(total).toHaveText('€499');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(before);
  await expect(total).toHaveText('€1,297');

  await page.getByRole('button', { name: 'Compare plans' }).click();
  const table = page.getByRole('table', { name: 'All plans compared' });
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Users included/)).toHaveText(['3 (differs)', '10', '20 (differs)']);
  // 499 + 9 × 49 + 129; 1199 + 2 × 49
  await expect(cells(/^Price for your scope/)).toHaveText([
    '€1,069 without Single sign-on and Support (differs)',
    '€1,297',
    'Individual offer (differs)',
  ]);

  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).pathname).toMatch(/^\/en\/angebot\/[2-9a-z-]{14}$/);
  await page.goto(shared);
  await expect(page.getByRole('row', { name: /^Total per month/ })).toContainText('€1,297.00');
});

test('a new total is said once after a pause, and rolls without moving anything', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=14');
  const { summary, users, total } = onCalculator(page);
  const said = summary.getByRole('status').filter({ hasText: 'Gesamtpreis' });
  await expect(said).toHaveCount(0);
  await users.more.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const { dataset } = document.documentElement;
      dataset.rolled = `${dataset.rolled ?? ''} ${this.id}`;
      return animate.apply(this, motion);
    };
    const said: string[] = [];
    for (const status of document.querySelectorAll('#price-summary [role=status]')) {
      new MutationObserver(() => {
        said.push(status.textContent);
        document.body.dataset.said = said.join();
      }).observe(status, { childList: true, characterData: true, subtree: true });
    }
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => JSON.stringify(entry));
      document.body.dataset.moved = moved.join();
    }).observe({ type: 'layout-shift' });
  });
  await users.more.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    button.click();
  });
  await expect(total).toHaveText('1.493 €');
  const rolled = () => page.evaluate(() => document.documentElement.dataset.rolled);
  expect(await rolled()).toContain('total-price');
  await expect(said).toHaveText('Gesamtpreis: 1.493 € pro Monat');
  const { moved, ...heard } = await page.evaluate(() => ({ ...document.body.dataset }));
  expect(heard).toEqual({
    said: expect.stringMatching(/^Gesamtpreis: 1\.493\s€ pro Monat$/),
  });
  expect(moved).toBeUndefined();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => delete document.documentElement.dataset.rolled);
  await users.more.click();
  await expect(total).toHaveText('1.542 €');
  expect(await rolled()).toBeUndefined();
});

test.describe('on paper', { tag: '@desktop' }, () => {
  // So that a module of the code is a few pixels wide.
  test.use({ deviceScaleFactor: 3 });

  for (const { address, button, code, texts } of [
    {
      // 1199 + 35 × 41.65 + 129 + 59 = 2844.75 a month, less 20 %
      address:
        '/preiskalkulator/pro?yearly=true&users=45&systems=4&landscapes=2&commitment=2&addons=reporting',
      button: 'Angebot drucken / als PDF speichern',
      code: /^\/angebot\/[2-9a-z-]{14}$/,
      texts: [
        'Angebot Pro',
        /Nummer [2-9A-Z-]{14} Datum \d+\. \S+ 20\d\d Preise vorgesehen bis \d+\. \S+ 20\d\d/,
        'unverbindlich, 30 Tage gültig',
        'Jährlich, Laufzeit 2 Jahre',
        /Zusätzliche Benutzer · Mengenrabatt 15 % 35 × 49,00 € 1\.457,75 €/,
        'Reporting · Freies Addon des Pakets 1 × 199,00 € 0,00 €',
        /Laufzeitrabatt 20 % [-−]6\.827,40 €/,
        'Gesamtpreis pro Jahr 27.309,60 €',
        'Gesamtpreis über die Laufzeit von 2 Jahren 54.619,20 €',
        'Brutto 32.498,42 € 64.996,85 €',
        'Alle Preise zzgl. USt., nur für Unternehmer (§ 14 BGB).',
        'Preisstand: Preisliste 0 vom 1. Januar 2025',
        'Muster Integration GmbH · Musterstraße 1 · 20095 Hamburg',
      ],
    },
    {
      address: '/en/preiskalkulator/core?users=5&systems=3&landscapes=1&addons=reporting',
      button: 'Print quote / save as PDF',
      code: /^\/en\/angebot\/[2-9a-z-]{14}$/,
      texts: [
        'Quote Core',
        'not binding, valid for 30 days',
        'Additional users 2 × €49.00 €98.00',
        'Reporting 1 × €199.00 €199.00',
        'Total per month €925.00',
        'Total per year €11,100.00',
      ],
    },
  ]) {
    // The other language prints the same parts.
    const tag = address.startsWith('/en/') ? '@long' : [];
    test(`the offer is one printed page: ${address}`, { tag }, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-print-asked', '');
      });
      await openCalculator(page, address);
      const print = page.getByRole('button', { name: button });
      await print.scrollIntoViewIfNeeded();
      expect(scripts.filter((url) => /offer-sheet/.test(url))).toEqual([]);
      await print.click();
      await expect(page.locator('body[data-print-asked]')).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toHaveText(/^Prei|^Pric/);

      await page.emulateMedia({ media: 'print' });
      const shared = await readQrCode(page.getByRole('img', { name: /QR/ }));
      const { pathname, search } = new URL(shared);
      expect(pathname + search).toMatch(code);
      await page.emulateMedia({ media: null });

      const pdf = await getDocumentProxy(
        new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
      );
      expect(pdf.numPages).toBe(1);
      const [, , width, height] = (await pdf.getPage(1)).view;
      expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842]);
      const { text } = await extractText(pdf, { mergePages: true });
      const words = text.replaceAll(/\s+/g, ' ');
      for (const each of texts) expect(words).toMatch(each instanceof RegExp ? each : quote(each));
      expect(words).not.toContain('Admin');
    });
  }
});

function quote(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?()[\]|/]/g, '\\$&'));
}

/** What a phone reads in the picture. */
async function readQrCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot({ scale: 'device' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
