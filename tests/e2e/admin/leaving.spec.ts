import { onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { startScripts } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';

test('unsaved edits ask for confirmation before the tab closes or a link leaves the page', async ({
  page,
}) => {
  await openAdmin(page);
  const { field, question } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' });
  // Before the footer lives, it is the browser's own question that holds its links back.
  await startScripts(page);
  await privacy.click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL('/admin/preiskalkulator');
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await privacy.click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL('/datenschutz');
});
