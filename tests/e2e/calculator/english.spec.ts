import { extractText, getDocumentProxy } from 'unpdf';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const ADDRESS = '/en/preiskalkulator/pro?yearly=false&users=12&systems=3&landscapes=1';

test('plans are compared, a change is undone, an offer is printed and shared, in English', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await openCalculator(page, ADDRESS);
  const total = page.locator('#total-price');

  await test.step('compared', async () => {
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
    const terms = page.getByRole('table', { name: 'All terms compared' });
    await expect(terms.getByRole('row').filter({ hasText: '2 years' })).toContainText('€12,451');
  });

  await test.step('undone', async () => {
    await page.getByRole('link', { name: 'Choose Core' }).click();
    await expect(page.getByRole('status')).toContainText(['Core plan chosen']);
    await expect(total).toHaveText('€499');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(total).toHaveText('€1,297');
  });

  await test.step('printed', async () => {
    await page.getByRole('button', { name: 'Print price overview' }).click();
    await expect(page.locator('body[data-print-asked]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Price calculator/);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(pdf.numPages).toBe(1);
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const part of [
      'Price overview Pro',
      'not binding, valid until ',
      'Additional users 2 × €49.00 €98.00',
      'Total per month €1,297.00',
      'Total per year €15,564.00',
    ]) {
      expect(words).toContain(part);
    }
  });

  await test.step('shared', async () => {
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(shared).pathname).toMatch(/^\/en\/angebot\/[2-9a-z-]{14}$/);
    await page.goto(shared);
    await expect(page.getByLabel('Recipient')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total per month/ })).toContainText('€1,297.00');
  });
});
