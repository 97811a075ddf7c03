import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { startEdge } from '../../integration/support/edge.ts';
import { findFreePort } from '../../integration/support/provider.ts';
import { makeLink } from '../../integration/support/staff.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { addAuthenticator, locateSignInPage } from '../support/staff-site.ts';

const test = base.extend<{ staff: StaffContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  staff: async ({}, use, testInfo) => {
    const reason = findUnsupportedReason();
    // The report and `npm test` say so.
    testInfo.skip(reason !== undefined, reason);
    const port = await findFreePort();
    // Passkeys know `localhost`, but no address in figures; and the Worker has to be told.
    const origin = `http://localhost:${port}`;
    const edge = await startEdge({ STAFF_ORIGIN: origin }, undefined, port);
    // Makes the tables.
    await edge.runScheduled();
    await use({ store: edge.store, origin, isLocal: false });
    await edge.stop();
  },
  // The page, which may be loading something when the test ends, closes before the Worker stops.
  baseURL: async ({ staff }, use) => use(staff.origin),
});

// edge.test.ts and hosts.test.ts know what visitors get there.
test('Cloudflare’s runtime verifies what a passkey has signed', { tag: '@long' }, async ({
  page,
  staff,
}) => {
  const link = await makeLink(staff, 'Ada', ['inquiries']);
  const signInPage = locateSignInPage(page);
  const device = await addAuthenticator(page);
  await page.goto(link);
  await signInPage.useLink.click();
  await signInPage.addPasskey.click();
  await expect(signInPage.news).toHaveText('Der Passkey ist eingerichtet.');
  expect(await device.listKeys()).toMatchObject([{ rpId: 'localhost' }]);
  await signInPage.signOut.click();
  await signInPage.toSignIn.click();
  await signInPage.withPasskey.click();
  await expect(signInPage.account).toHaveText('Angemeldet als Ada');
  await expect(signInPage.sessions).toHaveText(/mit einem Passkey, /);
});
