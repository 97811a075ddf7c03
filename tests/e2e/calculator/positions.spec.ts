import type { Locator, Page } from '@playwright/test';
import { boxOf, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };
const STEPPER = '[role=spinbutton]';
const MAX_DISTANCE_PX = 700;
const PRO = '/preiskalkulator/pro?users=45&systems=4&addons=reporting';

/** Maximum distance of the most important part from the top, by screen, in CSS pixels. */
const PLACES = [
  { address: '/', part: 'h1', tops: [] },
  {
    address:
      '/szenarien?s=Heute~core%3Fusers%3D20&s=Morgen~pro%3Fyearly%3Dtrue%26users%3D121%26systems%3D12%26landscapes%3D4%26commitment%3D3%26addons%3Dreporting&s=Konzern~enterprise',
    part: 'h1',
    tops: [],
  },
  { address: PRO, part: STEPPER, tops: [740, 1250] },
  {
    address: '/preiskalkulator/enterprise',
    part: 'form input:not([type=hidden])',
    tops: [520, 700],
  },
];

test('steppers and form are near the top, and each price near a net note (D4)', {
  tag: '@long',
}, async ({ page }) => {
  const expectNotes = async (place: string, part?: string, tops: number[] = []) => {
    for (const [index, viewport] of [
      DESKTOP,
      PHONE,
      ...(place === '/' ? [NARROW] : []),
    ].entries()) {
      await page.setViewportSize(viewport);
      // A resized window is laid out again a moment later.
      const far = () => findFarPrices(page);
      await expect.poll(far, `${place} at ${viewport.width} px`).toEqual([]);
      if (!part) continue;
      const { y } = await boxOf(page.locator(part).first());
      expect(y, `${part} of ${place}`).toBeLessThanOrEqual(tops[index] ?? Infinity);
    }
  };
  for (const { address, part, tops } of PLACES) {
    await page.goto(address);
    if (!tops[0])
      await page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
    await expectNotes(address, part, tops);
    // In whole euros.
    if (address.startsWith('/szen')) await expect(page.getByText(/,\d\d\s€/)).toHaveCount(0);
  }

  const { addons, summary, total } = onCalculator(page);
  await openCalculator(page, PRO);
  await test.step('on a laptop the price card shows all that one presses, and covers no line', async () => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const { y } = await boxOf(total);
    const share = await boxOf(page.getByRole('button', { name: 'Link teilen' }));
    expect(y).toBeGreaterThan(64);
    expect(share.y + share.height).toBeLessThanOrEqual(64 + 420);
    const card = await boxOf(summary.getByText('Gesamtpreis', { exact: true }).locator('../..'));
    for (const name of ['Grundpreis Pro', 'Gesamtpreis pro Monat']) {
      const line = await boxOf(summary.getByRole('row', { name }));
      expect(line.x + line.width).toBeLessThanOrEqual(card.x);
    }
  });
  await openAll(page.getByText('Details', { exact: true }));
  await openAll(addons.getByRole('button', { name: /^Mehr anzeigen/ }));
  await expectNotes('details of all plans and addons');
  await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
  await expect(page.getByRole('table', { name: 'Alle Pakete im Vergleich' })).toBeVisible();
  await summary.getByRole('button', { name: 'Was kosten mehr Benutzer?' }).click();
  await summary.getByText('Werte als Tabelle').click();
  await addons.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' }).check();
  await expectNotes('opened parts');

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Link teilen' }).click();
  const address = await page.getByText(/\/angebot\/[2-9a-z-]+$/).textContent();
  await page.goto(address ?? '');
  await expectNotes('offer');
  await page.goto('/admin/preiskalkulator');
  await expect(page.getByRole('navigation', { name: 'Was bearbeitet wird' })).toBeVisible();
  await expectNotes('editor');
});

test('with 20 addons the total sticks near the top, and net notes are near', {
  tag: '@long',
}, async ({ page }) => {
  const ids = Array.from({ length: 20 }, (_, index) => `addon-${index}`);
  const longDescription = 'Text. '.repeat(50);
  const ADDONS = OWN_PRICES.ADDONS.flatMap((addon) =>
    ids.map((id) => ({ ...addon, id, title: `Addon ${id}`, longDescription })),
  );
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, ADDONS }));
  const { addon, addons, floatingCard, summary, total } = onCalculator(page);
  await page.setViewportSize(PHONE);
  await page.goto('/preiskalkulator/plan-3');
  await expect(addons.getByRole('listitem')).toHaveCount(20);
  expect(await findFarPrices(page)).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await openCalculator(page, `/preiskalkulator/pro?addons=${ids.join()}`);
  await addon('Addon addon-19').scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(total);
  expect(y + height).toBeLessThanOrEqual(600);
  await expect(floatingCard).toHaveCount(0);
  await expect(summary.getByRole('button', { name: 'Preisübersicht drucken' })).toBeInViewport({
    ratio: 1,
  });
  await summary.getByRole('link', { name: 'Angebot anfordern' }).click();
  await expect(summary.getByRole('heading', { name: 'Angebot anfordern' })).toBeFocused();
  await expect(page.getByLabel('Vorname')).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
});

async function openAll(closed: Locator): Promise<void> {
  // From the last, since an opened one may have another name.
  for (const one of (await closed.all()).reverse()) await one.click();
}

/** Prices further than this from every note. */
function findFarPrices(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const placesOf = (pattern: RegExp) => {
      const places: { text: string; y: number }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (!pattern.test(text) || !node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, height } = range.getBoundingClientRect();
        if (height > 0) places.push({ text: text.trim(), y: top + window.scrollY });
      }
      return places;
    };
    const notes = placesOf(/zzgl\. USt\./);
    return placesOf(/\d\s€/)
      .filter(({ y }) => !notes.some((note) => Math.abs(note.y - y) <= most))
      .map(({ text, y }) => `${text} at ${Math.round(y)}`);
  }, MAX_DISTANCE_PX);
}
