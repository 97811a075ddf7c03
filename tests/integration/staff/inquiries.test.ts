import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#app/server/store/store';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { type Provider, startProvider } from '../support/provider';
import { openSite, type TestSite } from '../support/site';
import { signInPerson, type TestBrowser } from '../support/staff';

// Work of people with the right `inquiries`; access.test.ts checks that all others are refused.

let provider: Provider;
let site: TestSite;
/** Whether the provider takes what it is sent. */
let isTaken = false;
beforeAll(async () => {
  provider = await startProvider((response, { body }) => {
    response.writeHead(isTaken || !body.includes('Refused') ? 200 : 422).end();
  });
  site = await openSite({
    CONTACT_API_URL: provider.origin,
    CONTACT_MODE: 'queue',
    CONTACT_LIMIT_PER_MINUTE: '100',
  });
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

const signIn = (name: string) => signInPerson(site, site.staff, name, ['inquiries']);

async function send(lastName: string, changes: object = {}): Promise<string> {
  const submission = submissionOf(lastName.replace(/\W/g, ''), { lastName, ...changes });
  const { outcome } = await sendSubmission(site, submission);
  return outcome?.reference ?? '';
}

const read = (browser: TestBrowser, reference: string, query: object = {}) =>
  call(browser, 'fetchInquiry', { reference, query });

const call = async (browser: TestBrowser, name: string, data: unknown) =>
  (await browser.call(name, data)).result;

it('pages contain no inquiry, are the same for everyone and not indexed', async () => {
  const reference = await send('Hidden');
  for (const path of ['/admin/anfragen', `/en/admin/anfragen/${reference.toLowerCase()}`]) {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<main.*(?:Die Anfragen werden geladen|Loading the inquiries)/s);
    expect(html).not.toContain('Hidden');
  }
  const other = await site.fetch('/admin/anfragen/anything');
  expect(other.status).toBe(404);
  const capitals = await site.fetch('/admin/anfragen/SM-2345-6789');
  expect(capitals.headers.get('location')).toBe('/admin/anfragen/sm-2345-6789');
});

it('lists, finds and shows inquiries without caching', async () => {
  const browser = await signIn('Reader');
  const details = { plan: 'Pro', isYearly: true };
  const reference = await send('Lovelace', { reason: 'quote', pricingDetails: details });
  await send('Hopper', { email: 'grace@example.org' });
  expect(await call(browser, 'findStaffMember', undefined)).toEqual({
    name: 'Reader',
    rights: ['inquiries'],
    openInquiries: 3,
  });
  const listed = await browser.call('fetchInquiries', {});
  expect(listed.headers.get('cache-control')).toBe('no-store');
  expect(listed.result).toMatchObject({
    inquiries: [{ name: 'Ada Hopper' }, { name: 'Ada Lovelace', reference }, {}],
    counts: { total: 3, open: 3, answered: 0 },
    next: null,
  });
  expect(await call(browser, 'fetchInquiries', { q: 'HOPP grace@', state: 'x' })).toMatchObject({
    inquiries: [{ name: 'Ada Hopper' }],
  });
  expect(await read(browser, reference.toLowerCase())).toMatchObject({
    reference,
    selection: { plan: 'Pro', isYearly: true, addons: [] },
    addonTitles: [],
    neighbours: { previous: expect.stringMatching(/^SM-/), next: expect.stringMatching(/^SM-/) },
  });
  expect(await read(browser, 'SM-0000-0000')).toBe(null);
  expect(await browser.call('fetchInquiry', reference)).toMatchObject({ status: 422 });
  expect(await browser.call('eraseInquiriesOfAddress', 'Ada')).toMatchObject({ status: 422 });
});

it('an inquiry for more than has a price, with odd addons, is read like any other (D18, D54)', async () => {
  const browser = await signIn('Patient');
  const counts = { users: 300_000_000_000_000, systems: 3, landscapes: 1 };
  const addons = Object.getOwnPropertyNames(Object.prototype);
  const submission = submissionOf('Odd', {
    lastName: 'Odd',
    reason: 'quote',
    pricingDetails: { plan: 'Core', isYearly: false, ...counts, addons },
  });
  const page = '/preiskalkulator/core?users=300000000000000';
  const { outcome } = await sendSubmission(site, {
    ...submission,
    context: { page, language: 'de', consentVersion: '2026-01' },
  });
  const reference = outcome?.reference ?? '';
  const inquiry = { reference, total: null };
  expect(await call(browser, 'fetchInquiries', { q: 'Odd' })).toMatchObject({
    inquiries: [inquiry],
  });
  expect(await read(browser, reference)).toMatchObject({
    ...inquiry,
    selection: { counts, addons },
  });
  for (const format of ['csv', 'json']) {
    const asked = { query: {}, format, language: 'de' };
    const { text } = await browser.call('exportInquiryList', asked);
    expect(text).toContain('300000000000000');
    expect(text).toContain('constructor');
  }
});

it('a reply begins in the language of the page, with a link to the sheet', async () => {
  const browser = await signIn('Writer');
  const counts = { users: 3, systems: 3, landscapes: 1 };
  const pricingDetails = { plan: 'Core', isYearly: false, ...counts, addons: [] };
  const { outcome } = await sendSubmission(site, {
    ...submissionOf('Reply', { reason: 'quote', pricingDetails }),
    context: {
      page: '/en/preiskalkulator/core?users=3&systems=3&landscapes=1&yearly=false',
      language: 'en',
      consentVersion: '2026-01',
    },
  });
  const reference = outcome?.reference ?? '';
  const { reply } = Object(await read(browser, reference));
  expect(reply.subject).toBe(`Your inquiry ${reference}`);
  expect(reply.body).toMatch(
    /^Hello Ada Lovelace,\n\nThank you for your inquiry SM-.*\.\n\nYour price overview: https:\/\/\S+\/en\/angebot\/\S+\n\n$/,
  );
});

it('what an open page reads by itself keeps no session open', async () => {
  const browser = await signIn('Absent');
  const isAbsent = sql`person in (select id from staff_people where name = 'Absent')`;
  const readSeen = () => site.store.all(sql`select seen_at from staff_sessions where ${isAbsent}`);
  const seen = Date.now() - 3_600_000;
  await site.store.all(sql`update staff_sessions set seen_at = ${seen} where ${isAbsent}`);
  const background = { 'x-background': '1' };
  for (const name of ['findStaffMember', 'fetchInquiries']) {
    const data = name === 'fetchInquiries' ? {} : undefined;
    expect(await browser.call(name, data, background)).toMatchObject({ status: 200 });
  }
  expect(await readSeen()).toEqual([{ seen_at: seen }]);
  await browser.call('fetchInquiries', {});
  expect(await readSeen()).not.toEqual([{ seen_at: seen }]);
});

it('a dead delivery is retried immediately', async () => {
  const browser = await signIn('Sender');
  const reference = await send('Refused');
  const readState = async () => {
    const inquiry = Object(await read(browser, reference));
    return inquiry.deliveries?.[0];
  };
  await expect.poll(readState).toMatchObject({ state: 'dead', reason: 'answered 422' });
  isTaken = true;
  expect(await call(browser, 'sendInquiryAgain', reference)).toBe(1);
  await expect.poll(readState).toMatchObject({ state: 'delivered' });
  expect(await call(browser, 'sendInquiryAgain', reference)).toBe(0);
  // To a webhook that was configured once.
  await site.store.all(
    sql`insert into deliveries (key, target, inquiry, body, state, since, due_at, attempts, lease_until, lease_by, reason)
      values ('earlier', 'webhook', ${reference}, '{}', 'dead', 0, 0, 1, 0, '', 'answered 500')`,
  );
  expect(await call(browser, 'sendInquiryAgain', reference)).toBe(0);
});
