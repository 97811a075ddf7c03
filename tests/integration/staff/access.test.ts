import { afterAll, expect, it } from 'vitest';
import type { Right } from '#app/domain/staff/rights';
import { sql } from '#app/server/store/store';
import { listFunctions } from '../support/functions';
import { openSite } from '../support/site';
import { openBrowser, signInPerson } from '../support/staff';

/** Who may call each server function. */
const CALLERS = {
  sendInquiry: 'everyone',
  fetchCaptcha: 'everyone',
  fetchDataHandling: 'everyone',
  fetchShownPrices: 'everyone',
  findStaffMember: 'everyone',
  storeOffer: 'everyone',
  fetchOffer: 'everyone',
  fetchSignInState: 'unauthenticated',
  signInByLink: 'unauthenticated',
  beginPasskeySignIn: 'unauthenticated',
  finishPasskeySignIn: 'unauthenticated',
  beginProviderSignIn: 'unauthenticated',
  finishProviderSignIn: 'unauthenticated',
  beginPasskeyRegistration: 'signed-in',
  finishPasskeyRegistration: 'signed-in',
  renameOwnPasskey: 'signed-in',
  removeOwnPasskey: 'signed-in',
  endOwnSession: 'signed-in',
  signOut: 'signed-in',
  signOutEverywhere: 'signed-in',
  readOwnEntries: 'signed-in',
  fetchTeam: 'staff',
  inviteToTeam: 'staff',
  renewTeamLink: 'staff',
  changeTeamPerson: 'staff',
  removeFromTeam: 'staff',
  fetchAuditLog: 'staff',
  exportLog: 'staff',
  readPriceHistory: 'prices',
  readPriceList: 'prices',
  readListInForce: 'prices',
  publishPrices: 'prices',
  activatePrices: 'prices',
  cancelPlannedPrices: 'prices',
  fetchInquiries: 'inquiries',
  fetchInquiry: 'inquiries',
  setInquiryAnswered: 'inquiries',
  sendInquiryAgain: 'inquiries',
  eraseInquiry: 'inquiries',
  countInquiriesOfAddress: 'inquiries',
  eraseInquiriesOfAddress: 'inquiries',
  exportInquiryList: 'inquiries',
} as const;

const functions = Object.entries(CALLERS);
const guarded = functions.filter(([, who]) => who !== 'everyone' && who !== 'unauthenticated');
const closed = functions.filter(([, who]) => who !== 'everyone');

const site = await openSite();
afterAll(() => site.close());

const signIn = (name: string, rights: Right[]) => signInPerson(site, site.staff, name, rights);

it('the table holds every server function of the build and no other', () => {
  expect([...listFunctions().keys()].sort()).toStrictEqual(Object.keys(CALLERS).sort());
});

it.each(guarded)('%s is refused without a session and with a forged one', async (name) => {
  const browser = openBrowser(site);
  const answer = await browser.call(name, 'x');
  expect(answer).toMatchObject({ status: 401, refusal: { kind: 'signed-out' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  browser.cookies.set('__Host-staff', 'A'.repeat(43));
  expect(await browser.call(name, 'x')).toMatchObject({ status: 401 });
});

it.each([
  ['another site', 'https://evil.example'],
  // The server's own address, but not the one that staff sign in at.
  ['another name of this machine', 'http://127.0.0.1'],
  ['no page', ''],
  ['a frame without an origin', 'null'],
])('from %s no staff function answers, not even to a person with rights', async (_, origin) => {
  const browser = await signIn(`Origin ${origin}`, ['prices', 'inquiries']);
  for (const [name] of closed) {
    expect(await browser.call(name, 'x', { origin }), name).toMatchObject({ status: 403 });
  }
});

it('neither the Host header nor an untrusted proxy changes the staff origin', async () => {
  const browser = openBrowser(site);
  const answer = await browser.call('fetchSignInState', undefined, {
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'sec-fetch-site': 'same-origin',
  });
  expect(answer).toMatchObject({
    status: 403,
    refusal: { kind: 'other-origin', origin: site.origin },
  });
});

it('a session without rights may call only functions that need none', async () => {
  const browser = await signIn('Without rights', []);
  for (const [name, who] of guarded) {
    if (name === 'signOut' || name === 'signOutEverywhere') continue;
    const { status } = await browser.call(name, 'x');
    if (who === 'signed-in') expect([200, 422], name).toContain(status);
    else expect(status, name).toBe(403);
  }
  // Only this person's own entries of the log.
  expect((await browser.call('readOwnEntries')).result).toMatchObject([
    { event: 'signed-in', who: 'Without rights', knownBy: 'link' },
    { event: 'invited', who: 'test', knownBy: 'shell', about: 'Without rights: -' },
  ]);
});

/** Server functions that need a fresh sign-in. */
const FOR_FRESH = [
  'exportInquiryList',
  'eraseInquiry',
  'eraseInquiriesOfAddress',
  'exportLog',
  'inviteToTeam',
  'renewTeamLink',
  'beginPasskeyRegistration',
];

it('exports, erasing, invitations and new passkeys need a sign-in of the last 15 minutes', async () => {
  const browser = await signIn('Patient', ['prices', 'inquiries', 'staff']);
  const session = sql`person in (select id from staff_people where name = 'Patient')`;
  const ask = async (minutes: number) => {
    const began = Date.now() - minutes * 60_000 + 5000;
    await site.store.all(sql`update staff_sessions set created_at = ${began} where ${session}`);
    const asked = guarded.map(([name]) => name).filter((name) => !name.startsWith('signOut'));
    const stale: string[] = [];
    for (const name of asked) {
      const { status, refusal } = await browser.call(name, 'x');
      if (status === 403 && Object(refusal).kind === 'stale') stale.push(name);
    }
    return stale.sort();
  };
  expect(await ask(15)).toEqual([]);
  expect(await ask(16)).toEqual([...FOR_FRESH].sort());
});

it('signing out forgets pages, never what is stored; pages of staff are not kept at all', async () => {
  for (const name of ['signOut', 'signOutEverywhere']) {
    const browser = await signIn(`Leaving ${name}`, []);
    expect((await browser.call(name)).headers.get('clear-site-data')).toBe('"cache"');
  }
  const cachingOf = async (path: string) =>
    (await site.fetch(path)).headers.get('cache-control') ?? '';
  for (const path of ['anfragen', 'anfragen/sm-2345-6789', 'team', 'team/protokoll', 'konto']) {
    for (const locale of ['', '/en']) {
      expect(await cachingOf(`${locale}/admin/${path}`), path).toBe('no-store');
    }
  }
  expect(await cachingOf('/admin/preiskalkulator')).toMatch(/^public/);
});

it.each(['signOut', 'signOutEverywhere'])(
  '%s ends the session, not only its cookie',
  async (name) => {
    const browser = await signIn(name, []);
    const token = browser.cookies.get('__Host-staff') ?? '';
    expect(await browser.call(name)).toMatchObject({ status: 200 });
    expect(browser.cookies.has('__Host-staff')).toBe(false);
    browser.cookies.set('__Host-staff', token);
    expect(await browser.call('readOwnEntries')).toMatchObject({ status: 401 });
  },
);

it('only the pages for signing in and of the account may use passkeys', async () => {
  const policyOf = async (path: string) =>
    (await site.fetch(path)).headers.get('permissions-policy');
  for (const path of ['/admin/anmelden', '/admin/konto', '/en/admin/konto']) {
    expect(await policyOf(path)).toContain('publickey-credentials-get=(self)');
  }
  for (const path of ['/', '/admin/preiskalkulator', '/healthz']) {
    expect(await policyOf(path)).toContain('publickey-credentials-get=()');
    expect(await policyOf(path)).toContain('publickey-credentials-create=()');
  }
});
