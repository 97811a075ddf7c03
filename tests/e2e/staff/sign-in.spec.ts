import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { addAuthenticator, invitePerson, onDoor, test } from '../support/staff-site.ts';

test('an invitation signs in, and later the passkey that was set up, by keyboard alone', async ({
  page,
  staffSite,
}) => {
  const { name, link } = await invitePerson(staffSite, ['prices', 'inquiries']);
  const door = onDoor(page);
  await addAuthenticator(page);

  await test.step('by the link', async () => {
    await page.goto(link);
    await expect(door.useLink).toBeVisible();
    // The secret stays in no history and on no screen.
    await expect(page).toHaveURL(`${staffSite.origin}/admin/anmelden`);
    await expectAccessible(page);
    await door.useLink.focus();
    await page.keyboard.press('Enter');
    await expect(door.account).toHaveText(`Angemeldet als ${name}`);
    await expect(door.account).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      'Ihre Rechte: Preise veröffentlichen und Anfragen bearbeiten',
    );
  });

  await test.step('a passkey is set up', async () => {
    await expect(page.getByRole('heading', { name: 'Beim nächsten Mal ohne Link' })).toBeVisible();
    await door.addPasskey.focus();
    await page.keyboard.press('Enter');
    await expect(door.news).toHaveText('Der Passkey ist eingerichtet.');
    await expect(door.passkeys).toHaveText(/^Chrome, \w+Eingerichtet am \d/);
    await door.showLog.focus();
    await page.keyboard.press('Enter');
    await expect(door.log).toContainText('hat einen Passkey eingerichtet');
    const both = 'Preise veröffentlichen und Anfragen bearbeiten';
    await expect(door.log).toContainText(`hat eingeladen${name}: ${both}`);
    await expectAccessible(page);
    expect(await findOverflow(page)).toStrictEqual([]);
  });

  await test.step('out, and in again with the passkey', async () => {
    await door.signOut.focus();
    await page.keyboard.press('Enter');
    await expect(door.news).toHaveText('Sie sind abgemeldet.');
    await expect(door.waysIn).toBeVisible();
    await expectAccessible(page);
    await door.withPasskey.focus();
    await page.keyboard.press('Enter');
    await expect(door.account).toHaveText(`Angemeldet als ${name}`);
    await expect(door.sessions).toHaveText(/^Chrome, \w+dieser BrowserSeit .* mit einem Passkey, /);
    await page.reload();
    await expect(door.account).toHaveText(`Angemeldet als ${name}`);
  });
});

test('with a link in English, and with a company account to the provider and back', async ({
  page,
  staffSite,
  expectFault,
}) => {
  expectFault(/foreign request/);
  expectFault(/status 403/);
  expectFault(/Failed to load resource/);
  const door = onDoor(page);

  await test.step('in English, at the English address', async () => {
    const { name, link } = await invitePerson(staffSite, []);
    await page.goto(link.replace('/admin/', '/en/admin/'));
    await page.getByRole('button', { name: 'Sign in now' }).click();
    await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('You have no rights at present.');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'How to sign in' })).toBeVisible();
  });

  await test.step('with a company account', async () => {
    staffSite.provider.signInAs('grace', { name: 'Grace', groups: ['sales'] });
    await page.getByRole('button', { name: 'Sign in with your company account' }).click();
    await expect(page.getByRole('heading', { name: 'Signed in as Grace' })).toBeVisible();
    // Back at the door in the language that it was left in, without the provider's words.
    await expect(page).toHaveURL(`${staffSite.origin}/en/admin/anmelden`);
    await page.goto('/admin/anmelden');
    await expect(door.account).toHaveText('Angemeldet als Grace');
    await expect(page.getByRole('main')).toContainText('Ihr Firmenkonto regelt');
    await expect(door.addPasskey).toHaveCount(0);
  });

  await test.step('one that is not on the list is told so', async () => {
    await page.context().clearCookies();
    staffSite.provider.signInAs('eve', { name: 'Eve' });
    await page.goto('/admin/anmelden');
    await door.withProvider.click();
    await expect(door.problem).toHaveText('Ihr Firmenkonto hat hier keinen Zugang.');
    await expect(door.waysIn).toBeVisible();
  });
});

test('a used link, a foreign finger, what was signed before, a removed passkey open nothing', {
  tag: '@long',
}, async ({ page, staffSite, expectFault }) => {
  expectFault(/status 403/);
  expectFault(/Failed to load resource/);
  const door = onDoor(page);
  const { link } = await invitePerson(staffSite, ['prices']);
  const device = await addAuthenticator(page);
  await page.goto(link);
  await door.useLink.click();
  await door.addPasskey.click();
  await expect(door.passkeys).toHaveCount(1);
  expect(await device.listKeys()).toMatchObject([
    { rpId: 'localhost', isResidentCredential: true },
  ]);
  await door.addPasskey.click();
  await expect(door.problem).toHaveText('Auf diesem Gerät ist schon ein Passkey eingerichtet.');
  await door.signOut.click();
  // What was pressed is gone.
  await expect(door.waysIn).toBeFocused();

  await test.step('a used link, which a tab that shows the page already does not load anew', async () => {
    await page.goto(link);
    await door.useLink.click();
    await expect(door.problem).toHaveText(/^Dieser Link gilt nicht: /);
    await expectAccessible(page);
    await device.refuse();
    await door.withPasskey.click();
    await expect(door.problem).toHaveText('Die Anmeldung wurde abgebrochen.');
    await device.accept();
  });

  await test.step('what a passkey has signed counts once', async () => {
    const posted: { url: string; body: string; cookie: string }[] = [];
    page.on('request', async (request) => {
      if (!request.postData()?.includes('authenticatorData')) return;
      const { cookie = '' } = await request.allHeaders();
      posted.push({ url: request.url(), body: request.postData() ?? '', cookie });
    });
    await door.withPasskey.click();
    await expect(door.account).toBeVisible();
    const [{ url, body, cookie } = { url: '', body: '', cookie: '' }] = posted;
    expect(cookie).toContain('__Host-staff-step=');
    const again = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tsr-serverfn': 'true',
        origin: staffSite.origin,
        cookie,
      },
      body,
    });
    expect(again.status).toBe(403);
    expect(again.headers.getSetCookie().join()).not.toContain('__Host-staff=');
  });

  await test.step('a passkey that was removed', async () => {
    await door.passkeys.getByRole('button', { name: /^Passkey Chrome, \w+ entfernen$/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Es ist Ihr letzter.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Entfernen' }).click();
    await expect(door.news).toHaveText('Der Passkey ist entfernt.');
    await door.signOut.click();
    await door.withPasskey.click();
    await expect(door.problem).toHaveText(/^Mit diesem Passkey ist keine Anmeldung möglich\./);
  });
});

test('on a slow line a link signs in once, and without a line that is said', {
  tag: '@long',
}, async ({ page, context, staffSite, expectFault }) => {
  expectFault(/Failed to load resource/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const door = onDoor(page);

  await test.step('pressed again and again', async () => {
    const { link } = await invitePerson(staffSite, ['prices']);
    await page.route('**/_serverFn/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(link);
    await door.useLink.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      expect(await door.account.isVisible()).toBe(true);
    }).toPass({ intervals: [20] });
    await expect(door.problem).toHaveText('');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('said once, and it goes on from there', async () => {
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
    await context.clearCookies();
    await addAuthenticator(page);
    await page.goto('/admin/anmelden');
    await expect(door.waysIn).toBeVisible();
    await context.setOffline(true);
    await door.withPasskey.click();
    await expect(alerts).toHaveText([/^Der Server ist nicht erreichbar\./]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(door.waysIn).toBeFocused();
    await expect(alerts).toHaveCount(0);
  });
});

test('sessions end from one of them, and who is removed is out with the next press', async ({
  page,
  context,
  staffSite,
  expectFault,
}) => {
  expectFault(/status 401/);
  expectFault(/Failed to load resource/);
  const door = onDoor(page);
  const signIn = async () => {
    const { link, remove } = await invitePerson(staffSite, ['prices']);
    await page.goto(link);
    await door.useLink.click();
    await expect(door.account).toBeVisible();
    return remove;
  };

  await test.step('all sessions of a person', async () => {
    await signIn();
    const other = await context.newPage();
    await other.goto('/admin/anmelden');
    await expect(onDoor(other).account).toBeVisible();
    await door.signOutEverywhere.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(door.waysIn).toBeVisible();
    await other.reload();
    await expect(onDoor(other).waysIn).toBeVisible();
    await other.close();
  });

  await test.step('a person who was removed', async () => {
    const remove = await signIn();
    await remove();
    await door.showLog.click();
    await expect(door.problem).toHaveText('Sie sind nicht mehr angemeldet.');
    await expect(door.waysIn).toBeVisible();
  });
});

test('at another address the page says where to go, link included', {
  tag: '@long',
}, async ({ page, staffSite, expectFault }) => {
  expectFault(/foreign request/);
  expectFault(/Failed to load resource/);
  const { link, name } = await invitePerson(staffSite, ['prices']);
  await page.goto(link.replace('localhost', '127.0.0.1'));
  await page.getByRole('link', { name: `Zur Anmeldung unter ${staffSite.origin}` }).click();
  await onDoor(page).useLink.click();
  await expect(onDoor(page).account).toHaveText(`Angemeldet als ${name}`);
});
