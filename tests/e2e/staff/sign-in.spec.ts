import { sql } from '#app/server/store/store.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { addAuthenticator, invitePerson, locateSignInPage, test } from '../support/staff-site.ts';

test("a used link, another person's fingerprint and a removed passkey are refused", {
  tag: '@long',
}, async ({ page, staffSite, expectFault }) => {
  expectFault(/status 403/);
  expectFault(/Failed to load resource/);
  const signInPage = locateSignInPage(page);
  const { link } = await invitePerson(staffSite, ['prices']);
  const device = await addAuthenticator(page);
  await page.goto(link);
  await signInPage.useLink.click();
  await signInPage.addPasskey.click();
  await expect(signInPage.passkeys).toHaveCount(1);
  expect(await device.listKeys()).toMatchObject([
    { rpId: 'localhost', isResidentCredential: true },
  ]);
  await signInPage.addPasskey.click();
  await expect(signInPage.problem).toHaveText(
    'Auf diesem Gerät ist schon ein Passkey eingerichtet.',
  );
  await signInPage.signOut.click();
  await expect(signInPage.signedOut).toBeVisible();

  await test.step('a used link', async () => {
    await page.goto(link);
    await signInPage.useLink.click();
    await expect(signInPage.problem).toHaveText(/^Dieser Link gilt nicht: /);
    await expectAccessible(page, 'main');
    await device.refuse();
    await signInPage.withPasskey.click();
    await expect(signInPage.problem).toHaveText(/^Die Anmeldung wurde abgebrochen\./);
    await device.accept();
    await page.goto('/admin/anmelden?next=/admin/konto');
    await signInPage.withPasskey.click();
    await expect(signInPage.account).toBeVisible();
  });

  await test.step('a passkey that was removed', async () => {
    await signInPage.passkeys
      .getByRole('button', { name: /^Passkey Chrome, \w+ entfernen$/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Es ist Ihr letzter.');
    await question.getByRole('button', { name: 'Entfernen' }).click();
    await expect(signInPage.news).toHaveText('Der Passkey ist entfernt.');
    await signInPage.signOut.click();
    await signInPage.toSignIn.click();
    await signInPage.withPasskey.click();
    await expect(signInPage.problem).toHaveText(
      /^Mit diesem Passkey ist keine Anmeldung möglich\./,
    );
  });
});

test('a link leads to the sign-in page from another origin and signs in once, and the page says if there is no connection', {
  tag: '@long',
}, async ({ page, context, staffSite, expectFault }) => {
  expectFault(/foreign request http:\/\/127\.0\.0\.1:/);
  expectFault(/Failed to load resource/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const signInPage = locateSignInPage(page);

  await test.step('from another origin', async () => {
    const { link, name } = await invitePerson(staffSite, []);
    await page.goto(link.replace('localhost', '127.0.0.1'));
    await page.getByRole('link', { name: `Zur Anmeldung unter ${staffSite.origin}` }).click();
    await signInPage.useLink.click();
    await expect(signInPage.account).toHaveText(`Angemeldet als ${name}`);
    await expect(page.getByRole('main')).toContainText('Sie haben zurzeit keine Rechte.');
  });

  const { link } = await invitePerson(staffSite, ['prices']);
  await test.step('pressed again and again on a slow connection', async () => {
    await page.route('**/_serverFn/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(link);
    await signInPage.useLink.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      expect(await signInPage.account.isVisible()).toBe(true);
    }).toPass({ intervals: [20] });
    await expect(signInPage.problem).toHaveText('');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('the error is announced once, and the next attempt works', async () => {
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
    await addAuthenticator(page);
    await signInPage.signOut.click();
    await signInPage.toSignIn.click();
    await expect(signInPage.methods).toBeVisible();
    await context.setOffline(true);
    await signInPage.withPasskey.click();
    await expect(alerts).toHaveText([/^Der Server ist nicht erreichbar\./]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(signInPage.methods).toBeFocused();
    await expect(alerts).toHaveCount(0);
  });
});

test('a company account signs in, an export asks for a fresh sign-in and then goes on by itself, and signing out empties all tabs', {
  tag: '@long',
}, async ({ page, context, staffSite, expectFault }) => {
  expectFault(/status 40[13]/);
  expectFault(/Failed to load resource/);
  expectFault(/foreign request/);
  const main = page.getByRole('main');
  staffSite.provider.signInAs('hedy', { name: 'Hedy', groups: ['leads'] });

  await test.step('a company account signs in, in English', async () => {
    await page.goto('/en/admin/anmelden?next=/en/admin/konto');
    await page.getByRole('button', { name: 'Sign in with your company account' }).click();
    await expect(page.getByRole('heading', { name: 'Signed in as Hedy' })).toBeVisible();
    // Back where the person wanted to go, without the provider's words.
    await expect(page).toHaveURL(`${staffSite.origin}/en/admin/konto`);
    await expect(main).toContainText('Your company account decides');
    await expect(page.getByRole('button', { name: 'Set up a passkey' })).toHaveCount(0);
  });

  await page.goto('/admin/team/protokoll');
  await expect(main.getByRole('table', { name: 'Protokoll' })).toBeVisible();

  await test.step('the sign-in is 16 minutes old', async () => {
    await staffSite.staff.store.all(
      sql`update staff_sessions set created_at = created_at - 960000`,
    );
    await main.getByRole('button', { name: 'Als CSV exportieren' }).click();
    await expect(main.getByRole('alert')).toContainText('jünger als 15 Minuten');
    await expectAccessible(page, '[role=alert]');
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: 'Erneut anmelden' }).click();
    const tab = await opened;
    await expect(tab.getByText('Erneut anmelden', { exact: true })).toBeVisible();
    await expectAccessible(tab, 'main');
    const download = page.waitForEvent('download');
    const closed = tab.waitForEvent('close');
    await locateSignInPage(tab).withProvider.click();
    expect((await download).suggestedFilename()).toMatch(/^stagemap-protokoll-/);
    await closed;
    await expect(main.getByRole('alert')).toHaveText('');
    const other = await context.newPage();
    await other.goto('/admin/konto');
    await locateSignInPage(other).signOut.click();
    await expect(locateSignInPage(other).signedOut).toBeVisible();
  });

  await test.step('the other tab shows nothing any more, and neither does the browser from memory', async () => {
    await expect(main).toContainText('Bitte melden Sie sich an');
    await expect(main.getByRole('table')).toHaveCount(0);
    const loads = page.waitForEvent('load');
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await loads;
  });
});
