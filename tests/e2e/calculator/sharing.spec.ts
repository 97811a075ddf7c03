import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('a shared link opens the same offer, with the total of the whole term', async ({
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

test('a link is shared in English too', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(
    page,
    '/en/preiskalkulator/pro?yearly=false&users=12&systems=3&landscapes=1',
  );
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).pathname).toMatch(/^\/en\/angebot\/[2-9a-z-]{14}$/);
  await page.goto(shared);
  await expect(page.getByRole('row', { name: /^Total per month/ })).toContainText('€1,297.00');
});
