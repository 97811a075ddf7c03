import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { openWithHeldScripts, waitForScripts } from '../support/calculator.ts';
import { introduce, onForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test.describe('before its code is there', () => {
  test('the form keeps what is typed and sends nothing', async ({ page, provider }) => {
    const release = await openWithHeldScripts(page, '/');
    const form = onForm(page);
    await introduce(form);
    await form.phone.fill('+41 44 668 18 00');
    await form.reason.selectOption('Support erhalten');
    await form.email.fill('ada@example.org');
    expect(new URL(page.url()).pathname).toBe('/');
    release();

    // It needs no more of the visitor, and he stays where he is.
    await waitForScripts(page);
    await expect(form.email).toBeFocused();
    await expect(form.email).toBeInViewport();
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.lastName).toHaveValue('Lovelace');
    await expect(form.email).toHaveValue('ada@example.org');
    await expect(form.phone).toHaveValue('44 668 18 00');
    await expect(form.reason).toHaveValue('support');
    await expect(form.consent).toBeChecked();
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.body).toContain(
      '"email":"ada@example.org","phone":"+41446681800","countryCode":"+41","reason":"support"',
    );
  });

  test('what is sent before the scripts run is sent once', async ({ page, provider }) => {
    const release = await openWithHeldScripts(page, '/');
    const form = onForm(page);
    await introduce(form);
    await form.reason.selectOption('Support erhalten');
    await form.email.fill('ada@example.org');
    await form.email.press('Enter');
    await form.send.click();
    expect(provider.requests).toHaveLength(0);
    release();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests).toHaveLength(1);
  });

  test('scripts that cannot be loaded leave e-mail and phone beside the form, and the next sign tries again', {
    tag: '@long',
  }, async ({ page, expectFault }) => {
    expectFault(/assets\/.+\.js/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/preiskalkulator/pro');
    const form = onForm(page);
    await form.firstName.fill('Ada');
    await expect(page.getByRole('main').getByRole('link', { name: /kontakt@/ })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await form.lastName.fill('Lovelace');
    await waitForScripts(page);
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.lastName).toHaveValue('Lovelace');
  });
});

test('the form takes half the width beside what happens next; on a phone one follows the other', async ({
  page,
}) => {
  for (const address of ['/', '/preiskalkulator/pro', '/preiskalkulator/enterprise']) {
    await page.goto(address);
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const steps = page.getByRole('list', { name: 'Was nach Ihrer Anfrage geschieht' });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      const form = await page.locator('form').boundingBox();
      const list = await steps.boundingBox();
      if (!form || !list) throw new Error('nothing is laid out');
      const isBeside = list.y < form.y + form.height && form.y < list.y + list.height;
      // In the calculator the price stands beside the form.
      const hasRoom = width === 1024 && address !== '/preiskalkulator/pro';
      expect(isBeside, `${address} at ${width}`).toBe(hasRoom);
      if (isBeside) expect(form.width).toBeLessThan(width / 2);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('e-mail and phone take the place of the form, once', { tag: '@long' }, async ({ page }) => {
    for (const address of ['/', '/preiskalkulator/pro', '/preiskalkulator/enterprise']) {
      await page.goto(address);
      await expect(page.locator('form')).toBeHidden();
      const main = page.getByRole('main');
      for (const name of [`E-Mail an ${DELIVERED_COMPANY.contactEmail}`, /^Anrufen: /]) {
        await expect(main.getByRole('link', { name })).toHaveCount(1);
        await expect(main.getByRole('link', { name })).toBeVisible();
      }
    }
  });
});
