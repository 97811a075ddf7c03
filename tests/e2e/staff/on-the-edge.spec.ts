import { invite } from '#app/server/staff/invitations.ts';
import { createEdgeStaffContext } from '#app/server/staff/staff-context.ts';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { atShell } from '../../actors';
import { type RunningEdge, startEdge } from '../../integration/support/edge.ts';
import { findFreePort } from '../../integration/support/provider.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { keepInquiries } from '../support/inquiry-site.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';
import { addAuthenticator, locateSignInPage } from '../support/staff-site.ts';

// Staff on the edge: Cloudflare's runtime verifies what a real browser's passkey has signed.

/** Undefined on machines for which that runtime has no build. */
interface StaffEdge {
  edge: RunningEdge | undefined;
  origin: string;
  stop: () => Promise<unknown>;
}

const test = base.extend<object, { staffEdge: StaffEdge }>({
  staffEdge: [oncePerWorker(startStaffEdge), { scope: 'worker' }],
  baseURL: async ({ staffEdge }, use, testInfo) => {
    // The report and `npm test` say so.
    testInfo.skip(staffEdge.edge === undefined, findUnsupportedReason());
    await use(staffEdge.origin);
  },
});

async function startStaffEdge(): Promise<StaffEdge> {
  // Passkeys know `localhost`, but no address in figures; and the Worker has to be told.
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  if (findUnsupportedReason() !== undefined) {
    return { edge: undefined, origin, stop: async () => undefined };
  }
  const edge = await startEdge({ STAFF_ORIGIN: origin }, undefined, port);
  // Makes the tables.
  await edge.runScheduled();
  return { edge, origin, stop: edge.stop };
}

test('a passkey is made and signs in, and inquiries are worked on', {
  tag: '@long',
}, async ({ page, staffEdge: { edge, origin } }) => {
  if (!edge) throw new Error('There is no Worker');
  const staff = createEdgeStaffContext({ STAFF_ORIGIN: origin }, edge.store);
  const audit = { actor: atShell('test'), now: Date.now() };
  const { link } = await invite(staff, { name: 'Ada', rights: ['inquiries'] }, audit);
  const [reference = ''] = await keepInquiries(edge.store, 1, { lastName: 'Lovelace' });
  const signInPage = locateSignInPage(page);
  const device = await addAuthenticator(page);
  await page.goto(link);
  await signInPage.useLink.click();
  await signInPage.addPasskey.click();
  await expect(signInPage.news).toHaveText('Der Passkey ist eingerichtet.');
  expect(await device.listKeys()).toMatchObject([{ rpId: 'localhost' }]);
  await signInPage.signOut.click();
  await expect(signInPage.methods).toBeVisible();
  await signInPage.withPasskey.click();
  await expect(signInPage.account).toHaveText('Angemeldet als Ada');
  await expect(signInPage.sessions).toHaveText(/mit einem Passkey, /);

  await page.getByRole('link', { name: 'Zu den Anfragen' }).click();
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Als beantwortet markieren' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Als beantwortet markiert.' }),
  ).toBeVisible();
  const [kept] = await edge.readInquiries();
  expect(kept).toMatchObject({ reference, answeredBy: 'Ada' });
});
