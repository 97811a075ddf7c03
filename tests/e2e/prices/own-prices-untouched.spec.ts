import { onCalculator } from '../support/calculator.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

test.use(withMotion);

const NOTICE = 'Eigene Preise in diesem Browser aktiv';

test('own prices are shown before the first input, without a flash of others', {
  tag: '@long',
}, async ({ page, expectFault }) => {
  // A font that comes late moves the page by itself.
  expectFault(/woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await page.goto('/impressum');
  await page.addInitScript(waitLonger);
  await page.addInitScript(recordWhatIsSeen);
  for (const address of ['/', '/preiskalkulator/core', '/#pricing']) {
    await page.goto(address);
    await expect(page.getByText(NOTICE)).toBeVisible();
    if (address.startsWith('/preiskalkulator')) {
      // 529 + 3 × 10 + 3 × 20 + 30
      await expect(onCalculator(page).total).toHaveText('649 €');
    } else {
      await expect(page.getByRole('region', { name: 'Unsere Pakete' })).toContainText('529 €');
    }
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen, address).toStrictEqual({ others: 0, shift: 0 });
  }

  await page.locator('summary').filter({ hasText: 'Alle Unterschiede anzeigen' }).click();
  const table = page.getByRole('region', { name: 'Unsere Pakete' }).getByRole('table');
  const prices = table.getByRole('row', { name: /^Grundpreis/ }).getByRole('cell');

  await expect(prices).toHaveText(['529 €', '1.299 €', '2.000 €']);
  // Parts without prices are still the server's.
  await expect(page.getByRole('region', { name: 'Häufige Fragen' })).toContainText(
    'Wie zahlen und kündigen wir?',
  );
});

/** On a busy machine own prices may come after two seconds, when figures are shown whatever they are. */
function waitLonger(): void {
  const wait = window.setTimeout;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => wait(run, ms === 2000 ? 30_000 : ms),
  });
}

/** Looks at each frame whether a built-in price is visible, and adds up layout shifts. */
function recordWhatIsSeen(): void {
  const seen = { others: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    for (const figures of document.querySelectorAll('[data-figures]')) {
      // The old picture of the price keeps its room, unseen.
      const isShown = [figures, ...figures.querySelectorAll('*')].some(
        (element) =>
          [...element.childNodes].some(
            (node) => node instanceof Text && /\b499\b/.test(node.data),
          ) && element.checkVisibility({ visibilityProperty: true }),
      );
      if (isShown) seen.others += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}
