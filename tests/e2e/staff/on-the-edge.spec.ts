import { invite } from '#app/server/staff/invitations.ts';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { atShell } from '../../actors';
import { type RunningEdge, startEdge } from '../../integration/support/edge.ts';
import { findFreePort } from '../../integration/support/provider.ts';
import { publishTestPrices } from '../../integration/support/test-prices.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { introduce, onForm } from '../support/contact.ts';
import { test as base, expect, oncePerWorker } from '../support/fixtures.ts';
import { addAuthenticator, locateSignInPage } from '../support/staff-site.ts';

// Cloudflare's runtime serves visitors, and verifies what a real browser's passkey has signed.

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

test('a visitor calculates a price and sends an inquiry, and staff sign in by passkey and work on it', {
  tag: '@long',
}, async ({ page, staffEdge: { edge, origin } }) => {
  if (!edge) throw new Error('There is no Worker');
  await publishTestPrices(edge.origin, edge.store);
  await openCalculator(page, '/preiskalkulator/pro?users=12');
  const { total, users } = onCalculator(page);
  // 1199 + 2 × 49, and one more.
  await expect(total).toHaveText('1.297 €');
  await users.more.click();
  await expect(total).toHaveText('1.346 €');
  await expect(page).toHaveURL(/users=13/);
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  const [sent] = await edge.readInquiries();
  expect(sent).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    payload: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', reason: 'quote' },
  });

  const staff = { store: edge.store, origin, isLocal: false };
  const audit = { actor: atShell('test'), now: Date.now() };
  const { link } = await invite(staff, { name: 'Ada', rights: ['inquiries'] }, audit);
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

  await page.getByRole('link', { name: /^Anfragen/ }).click();
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Als beantwortet markieren' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Als beantwortet markiert.' }),
  ).toBeVisible();
  const [stored] = await edge.readInquiries();
  expect(stored).toMatchObject({ reference: sent?.reference, answeredBy: 'Ada' });
});
