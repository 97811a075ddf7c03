import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('what a program fills in is not sent; a visitor sees it, empties it and goes on', {
  tag: '@long',
}, async ({ page, provider }) => {
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  const trap = page.getByRole('textbox', { name: 'Dieses Feld bitte leer lassen' });
  await expect(trap).toHaveCount(0);
  await page.locator('[name=comment]').fill('https://spam.example', { force: true });
  await form.send.click();
  const told = 'Ein Programm hat ein verstecktes Feld ausgefüllt. Bitte leeren Sie es.';
  await expect(page.getByRole('region', { name: 'Bitte prüfen Sie eine Angabe' })).toBeFocused();
  expect(provider.requests).toHaveLength(0);

  await page.getByRole('link', { name: told }).click();
  await expect(trap).toBeFocused();
  await expect(trap).toHaveAccessibleDescription(told);
  await trap.fill('');
  await expect(trap).toBeFocused();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});
