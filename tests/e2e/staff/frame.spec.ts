import type { Page } from '@playwright/test';
import { sql } from '#app/server/store/store.ts';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { saveInquiries } from '../support/inquiry-site.ts';
import { findOverflow } from '../support/overflow.ts';
import { addAuthenticator, invitePerson, locateSignInPage, test } from '../support/staff-site.ts';

/** Edges of header and page in px. */
function readEdges(page: Page) {
  return page.evaluate(() => {
    const readBox = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const heading = readBox('main h1');
    return { header: readBox('header')?.height, heading: heading && [heading.left, heading.top] };
  });
}

/**
 * Texts of header and heading that move while the page loads. While the HTML is parsed, a busy
 * browser may draw half of a button, so counting begins at the second frame after it.
 */
function recordShifts(): void {
  const shifted: (string | null)[] = [];
  Object.assign(window, { shifted });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('header, main h1')) shifted.push(element.textContent);
      }
    }
  });
  const observe = () => observer.observe({ type: 'layout-shift' });
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(observe));
  document.addEventListener('readystatechange', afterFrame, { once: true });
}

test('an invitation signs in, later a passkey by keyboard, and staff pages share a frame', async ({
  page,
  staffSite,
}) => {
  const { store } = staffSite.staff;
  // Inquiries of earlier tests in this worker's site.
  await store.all(sql`delete from inquiries`);
  const { name, link } = await invitePerson(staffSite, ['prices', 'inquiries']);
  const banner = page.getByRole('banner');
  const pages = banner.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link');
  const footer = page.getByRole('contentinfo');
  const signInPage = locateSignInPage(page);
  await addAuthenticator(page);

  const edges = await test.step('visitors of the editor have a plain frame', async () => {
    await page.goto('/admin/preiskalkulator');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    // The way home, languages, who is responsible.
    await expect(banner.getByRole('link')).toHaveText([DELIVERED_COMPANY.brand]);
    await expect(footer.getByRole('link')).toHaveText([
      'Datenschutz',
      'AGB',
      'Impressum',
      'Barrierefreiheit',
    ]);
    return readEdges(page);
  });

  await test.step('signed in by the link', async () => {
    await page.goto(link);
    await expect(signInPage.useLink).toBeVisible();
    // The secret stays in no history and on no screen.
    await expect(page).toHaveURL(`${staffSite.origin}/admin/anmelden`);
    await expectAccessible(page);
    await signInPage.useLink.press('Enter');
    // Without a passkey to the account, which offers one.
    await expect(page).toHaveURL(`${staffSite.origin}/admin/konto`);
    await expect(signInPage.account).toHaveText(`Angemeldet als ${name}`);
    await expect(page.getByRole('main')).toContainText(
      'Ihre Rechte: Preise veröffentlichen und Anfragen bearbeiten',
    );
  });

  await test.step('a passkey is set up', async () => {
    await expect(page.getByRole('heading', { name: 'Beim nächsten Mal ohne Link' })).toBeVisible();
    await signInPage.addPasskey.press('Enter');
    await expect(signInPage.news).toHaveText('Der Passkey ist eingerichtet.');
    await expect(signInPage.passkeys).toHaveText(/^Chrome, \w+Eingerichtet am \d/);
    await signInPage.passkeys.getByRole('button', { name: /umbenennen$/ }).press('Enter');
    await expectAccessible(page, 'main');
    await page.getByRole('textbox', { name: 'Name des Passkeys' }).fill('Laptop im Büro');
    await page.keyboard.press('Enter');
    await expect(signInPage.news).toHaveText('Der Passkey ist umbenannt.');
    await expect(signInPage.passkeys).toHaveText(/^Laptop im BüroEingerichtet am \d/);
    await signInPage.showLog.press('Enter');
    await expect(signInPage.log).toContainText('hat einen Passkey eingerichtet');
    const both = 'Preise veröffentlichen und Anfragen bearbeiten';
    await expect(signInPage.log).toContainText(`hat eingeladen${name}: ${both}`);
    await expectAccessible(page, 'main');
    expect(await findOverflow(page)).toStrictEqual([]);
  });

  await test.step('signed out, and in again with the passkey', async () => {
    await signInPage.signOut.press('Enter');
    await expect(signInPage.news).toHaveText('Sie sind abgemeldet.');
    // The pressed button is gone.
    await expect(signInPage.signedOut).toBeFocused();
    await expectAccessible(page, 'main');
    await signInPage.toSignIn.press('Enter');
    await expect(signInPage.methods).toBeVisible();
    await expectAccessible(page, 'main');
    await signInPage.withPasskey.press('Enter');
    await expect(page).toHaveURL(`${staffSite.origin}/admin/konto`);
    await expect(signInPage.sessions).toHaveText(
      /^Chrome unter \w+diese SitzungSeit .* mit einem Passkey, /,
    );
  });

  await test.step('the frame of staff takes the place of the header, without a shift', async () => {
    await page.addInitScript(recordShifts);
    await page.goto('/admin');
    await expect(page).toHaveURL(`${staffSite.origin}/admin/preiskalkulator`);
    await expect(page).toHaveTitle(/^Pricing Calculator Admin · /);
    await expect(pages).toHaveText(['Preise', 'Anfragen', 'Konto']);
    await expect(banner).toContainText(`Angemeldet als ${name}`);
    await expect(footer).toHaveCount(0);
    expect(await readEdges(page)).toStrictEqual(edges);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toStrictEqual([]);
  });

  await test.step('to the inquiries, whose number is told', async () => {
    await saveInquiries(store, 2, {});
    await pages.nth(1).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
    await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(pages.nth(1)).toHaveAccessibleName('Anfragen 2 unbeantwortet');
    await expect(page).toHaveTitle(`(2) Anfragen · ${DELIVERED_COMPANY.brand}`);
    await expect(footer).toHaveCount(0);
  });

  await test.step('on a phone, in English', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(page)).toStrictEqual([]);
    await banner.locator('summary', { hasText: 'Menü' }).press('Enter');
    await expectAccessible(page, 'header');
    await banner.getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL('/en/admin/anfragen');
    await expect(page).toHaveTitle(`(2) Inquiries · ${DELIVERED_COMPANY.brand}`);
    await expect(banner.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    expect(await findOverflow(page)).toStrictEqual([]);
    // Nothing is stored for it.
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  });
});
