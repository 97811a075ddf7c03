import { invite } from '#app/server/staff/invitations.ts';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { auditAs } from '../../actors';
import { type RunningEdge, startEdge } from '../../integration/support/edge.ts';
import { findFreePort } from '../../integration/support/provider.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { addAuthenticator, locateSignInPage } from '../support/staff-site.ts';

const test = base.extend<{ staffOrigin: string; edge: RunningEdge }>({
  // Passkeys know `localhost`, but no address in figures; and the Worker has to be told.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  staffOrigin: async ({}, use) => use(`http://localhost:${await findFreePort()}`),
  baseURL: async ({ staffOrigin }, use) => use(staffOrigin),
  edge: async ({ staffOrigin }, use, testInfo) => {
    const reason = findUnsupportedReason();
    // The report and `npm test` say so.
    testInfo.skip(reason !== undefined, reason);
    const port = Number(new URL(staffOrigin).port);
    const edge = await startEdge({ STAFF_ORIGIN: staffOrigin }, undefined, port);
    // Makes the tables.
    await edge.runScheduled();
    await use(edge);
    await edge.stop();
  },
});

// edge.test.ts and hosts.test.ts know what visitors get there.
test('Cloudflare’s runtime verifies what a passkey has signed', { tag: '@long' }, async ({
  page,
  edge,
  staffOrigin,
}) => {
  const staff = { store: edge.store, origin: staffOrigin, isLocal: false };
  const { link } = await invite(staff, { name: 'Ada', rights: ['inquiries'] }, auditAs('test'));
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
