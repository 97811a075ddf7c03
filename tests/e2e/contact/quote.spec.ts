import { boxOf, openWithHeldScripts } from '../support/calculator.ts';
import { introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';
import { saveFile } from '../support/save-file.ts';

test('a quote is asked for what is shown then; another plan loses nothing that is typed', async ({
  page,
  provider,
}) => {
  await openForm(page, '/preiskalkulator/pro?yearly=true&users=45&systems=4&addons=sso,reporting');
  const form = onForm(page);
  await expect(form.reason).toHaveValue('quote');
  await introduce(form);
  await form.email.fill('ada@example.org');
  await page.getByRole('button', { name: 'Benutzer: einer mehr' }).click();
  await page.getByRole('link', { name: 'Enterprise wählen' }).click();
  await expect(page.locator('#price-summary')).toHaveCount(0);
  await expect(form.lastName).toHaveValue('Lovelace');
  await page.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL(/core\?yearly=true&users=3&/);
  await expect(form.lastName).toHaveValue('Lovelace');
  await page.getByRole('button', { name: 'Benutzer: einer mehr' }).click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    email: 'ada@example.org',
    reason: 'quote',
    pricingDetails: { plan: 'Core', isYearly: true, users: 4, addons: ['reporting'] },
  });
  const { name } = await saveFile(form.thanks.getByRole('button', { name: /als PDF$/ }));
  expect(name).toMatch(/^stagemap-preisübersicht-[2-9a-z-]{14}\.pdf$/);
  // Nothing of it comes along to the next form.
  await page.getByRole('link', { name: 'Enterprise wählen' }).click();
  await expect(form.lastName).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
});

test('links set reason and message of the form, unless a reason is chosen', async ({ page }) => {
  const form = onForm(page);

  await test.step('the DPA is asked for beside what happens next', async () => {
    await page.goto('/technik-und-sicherheit');
    await page.getByRole('link', { name: 'AVV anfordern' }).last().click();
    await expect(page).toHaveURL('/?request=dpa#contact');
    await expect(form.reason).toHaveValue('info');
    await expect(page.getByRole('textbox', { name: /^Nachricht/ })).toHaveValue(
      'Bitte senden Sie uns den Vertrag zur Auftragsverarbeitung (AVV).',
    );
    // Half the width; on a phone one follows the other.
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await boxOf(page.locator('form'));
      const list = await boxOf(
        page.getByRole('list', { name: 'Was nach Ihrer Anfrage geschieht' }),
      );
      const isBeside = list.y < box.y + box.height && box.y < list.y + list.height;
      expect(isBeside, `${width}`).toBe(width > 360);
      if (isBeside) expect(box.width).toBeLessThan(width / 2);
    }
  });

  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const contact = page.getByRole('heading', { name: 'Kontakt', level: 2 });
  const call = page.getByRole('link', { name: 'Demo vereinbaren' });

  await test.step('a demo before the scripts, without losing the query or what is typed', async () => {
    await form.firstName.fill('Ada');
    await call.click();
    await expect(page).toHaveURL('/?utm_source=brief#contact');
    await expect(contact).toBeInViewport();
    release();
    await expect(form.reason).toHaveValue('demo');
    await expect(form.firstName).toHaveValue('Ada');
  });

  await test.step('a reason that is chosen stays', async () => {
    await form.reason.selectOption('Support erhalten');
    await page.evaluate(() => scrollTo(0, 0));
    await call.click();
    await expect(contact).toBeInViewport();
    await expect(form.reason).toHaveValue('support');
  });
});
