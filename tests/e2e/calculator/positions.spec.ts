import { onCalculator, openCalculator } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const STEPPER = '[role=spinbutton]';
const FIELD = 'form input:not([type=hidden])';

/** Positions of the most important parts, in CSS pixels from the top of the page. */
const PLACES = [
  { address: '/preiskalkulator/pro', part: STEPPER, maxTop: { desktop: 740, phone: 1250 } },
  {
    address: '/en/preiskalkulator/pro?yearly=true',
    part: STEPPER,
    maxTop: { desktop: 740, phone: 1250 },
  },
  { address: '/preiskalkulator/enterprise', part: FIELD, maxTop: { desktop: 520, phone: 700 } },
];

test('steppers and the form of a sales-only plan are near the top', async ({ page }) => {
  for (const { address, part, maxTop } of PLACES) {
    await page.goto(address);
    for (const [viewport, limit] of [
      [DESKTOP, maxTop.desktop],
      [PHONE, maxTop.phone],
    ] as const) {
      await page.setViewportSize(viewport);
      const box = await page.locator(part).first().boundingBox();
      expect(box?.y, `${part} of ${address} at ${viewport.width} px`).toBeLessThanOrEqual(limit);
    }
  }
});

test('beside the choices the total sticks near the top, with 20 addons too', async ({ page }) => {
  const ids = Array.from({ length: 20 }, (_, index) => `addon-${index}`);
  const ADDONS = OWN_PRICES.ADDONS.flatMap((addon) =>
    ids.map((id) => ({ ...addon, id, title: `Addon ${id}` })),
  );
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, ADDONS }));
  await page.setViewportSize(DESKTOP);
  await openCalculator(page, `/preiskalkulator/pro?addons=${ids.join()}`);
  const { addon, floatingCard, summary, total } = onCalculator(page);
  await addon('Addon addon-19').scrollIntoViewIfNeeded();
  const box = await total.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  await expect(floatingCard).toHaveCount(0);
  for (const part of [
    total,
    summary.getByRole('link', { name: 'Angebot anfordern' }),
    summary.getByRole('button', { name: 'Preisübersicht drucken' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await summary.getByRole('link', { name: 'Angebot anfordern' }).click();
  await expect(summary.getByRole('heading', { name: 'Angebot anfordern' })).toBeFocused();
  await expect(page.getByLabel('Vorname')).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
});
