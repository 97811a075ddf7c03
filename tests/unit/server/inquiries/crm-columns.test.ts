import { text as joinText } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeSearchText } from '#app/server/inquiries/list';
import { exportInquiries } from '#app/server/inquiries/staff-inquiries.server';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { atShell } from '../../../actors';
import { openMemoryStore } from '../memory-store';
import { CHOSEN, newInquiry } from '../store/new-inquiry';

const payload = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.org',
  phone: '+4940123456',
  reason: 'quote',
  pricingDetails: CHOSEN,
};

/** The exported row by its headings. */
let row: Record<string, string>;
beforeAll(async () => {
  const store = await openMemoryStore();
  const offer = '/en/angebot/7k3f-9qxt-m2wh';
  const stored = { total: 12_451, term: 'yearly-2', offer, searchText: composeSearchText(payload) };
  const inquiry = newInquiry('SM-2345-6789', { payload: JSON.stringify(payload), ...stored });
  await saveInquiry(store, inquiry, [], Date.parse('2026-06-30T22:30:00Z'));
  const call = { query: {}, format: 'csv', language: 'en' } as const;
  const { text } = await exportInquiries(store, call, { actor: atShell('Ada'), now: 0 });
  const [headings = [], cells = []] = (await joinText(text))
    .slice(1)
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  row = Object.fromEntries(headings.map((heading, at) => [heading.toLowerCase(), cells[at] ?? '']));
});

/**
 * Fields as the three document them, with our heading where their import does not find it by name:
 * HubSpot "Set up your import files", Salesforce "Field Mapping for Importing Leads", Pipedrive "Import
 * fields" and "Importing: mandatory fields".
 */
const PROGRAMS: Record<string, Record<string, string>> = {
  HubSpot: {
    'First name': 'First name',
    'Last name': 'Last name',
    Email: 'Email',
    'Phone number': 'Phone',
    'Company name': 'Company',
    Amount: 'Total price',
    Currency: 'Currency',
  },
  Salesforce: {
    'First Name': 'First Name',
    'Last Name': 'Last Name',
    Company: 'Company',
    Email: 'Email',
    Phone: 'Phone',
    'Currency ISO Code': 'Currency',
  },
  Pipedrive: {
    'Person - First name': 'First name',
    'Person - Last name': 'Last name',
    'Person - Email': 'Email',
    'Person - Phone': 'Phone',
    'Organization - Name': 'Company',
    'Deal - Value': 'Total price',
    'Deal - Currency of value': 'Currency',
  },
};

const VALUES: Record<string, string> = {
  'first name': 'Ada',
  'last name': 'Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.org',
  phone: '+4940123456',
  'total price': '12451',
  currency: 'EUR',
};

describe.each(Object.entries(PROGRAMS))('%s', (_, fields) => {
  it.each(Object.entries(fields))('gets %s from one column', (_field, heading) => {
    const key = heading.toLowerCase();
    expect(row[key]).toBe(VALUES[key]);
  });
});

it('has the time in Berlin, plan, term, each count and the addons in columns of their own (D56)', () => {
  expect(row).toMatchObject({
    received: '2026-07-01 00:30:00',
    plan: 'Pro',
    billing: 'billed yearly',
    term: '2 years',
    users: '45',
    systems: '4',
    landscapes: '2',
    addons: 'sso;reporting',
    unreadable: '',
  });
});
