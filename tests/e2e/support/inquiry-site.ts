import type { Page } from '@playwright/test';
import { composeSearchText } from '#app/server/inquiries/list.ts';
import { createReference } from '#app/server/inquiries/reference.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { claimDelivery, recordFailed } from '#app/server/store/deliveries.ts';
import { saveInquiry } from '#app/server/store/save-inquiry.ts';
import { type Store, sql } from '#app/server/store/store.ts';
import { startServer } from '../../integration/support/server.ts';
import { openStaff } from '../../integration/support/staff.ts';
import { newInquiry } from '../../unit/server/store/new-inquiry.ts';
import { test as base } from './fixtures.ts';
import { signInByLink } from './signed-in.ts';
import { invitePerson } from './staff-site.ts';

export interface InquirySite {
  origin: string;
  staff: StaffContext;
  stop: () => Promise<unknown>;
}

/** Pages come from a separate site, whose inquiries the test knows. */
export const test = base.extend({
  baseURL: async ({ inquirySite }, use) => use(inquirySite.origin),
});

export async function startInquirySite(): Promise<InquirySite> {
  // A provider that is never there; what is kept here waits for a target that the site does not have.
  const server = await startServer({ CONTACT_API_URL: 'http://127.0.0.1:9' });
  const staff = await openStaff(server);
  return {
    staff,
    origin: staff.origin,
    stop: async () => {
      await staff.store.close();
      await server.stop();
    },
  };
}

/** A person with the right to inquiries, signed in in this browser. */
export async function signIn(page: Page, { staff }: InquirySite) {
  const person = await invitePerson({ staff }, ['inquiries']);
  await signInByLink(page, staff, person.link);
  return person;
}

const OFFER = '/preiskalkulator/pro?users=45&systems=4&landscapes=2&yearly=true&commitment=1';

/** Inquiries of earlier tests in this worker's site. */
export async function clearInquiries({ staff }: InquirySite): Promise<void> {
  await staff.store.all(sql`delete from inquiries`);
}

export const LOVELACE = { lastName: 'Lovelace', email: 'lovelace@example.org' };

/** Saves `count` inquiries of one person, an hour apart, and returns their references. */
export async function saveInquiries(
  store: Store,
  count: number,
  { firstName = 'Ada', lastName = 'Hopper', email = 'ada@example.org' },
): Promise<string[]> {
  const details = { plan: 'Pro', isYearly: true, users: 45, systems: 4, landscapes: 2 };
  const payload = {
    firstName,
    lastName,
    email,
    phone: '+4940123456',
    countryCode: '+49',
    reason: 'quote',
    preferredContact: 'phone',
    consent: true,
    turnstileToken: '',
    pricingDetails: { ...details, addons: ['reporting'] },
  };
  const references: string[] = [];
  for (let index = 0; index < count; index++) {
    const reference = createReference();
    const inquiry = newInquiry(reference, {
      reference,
      payload: JSON.stringify(payload),
      email,
      searchText: composeSearchText(payload),
      page: OFFER,
      offer: OFFER,
      total: 12_451,
      term: 'yearly-1',
      priceList: 0,
    });
    const received = Date.now() - index * 3_600_000;
    await saveInquiry(store, inquiry, [{ target: 'webhook', body: '{}' }], received);
    references.push(reference);
  }
  return references;
}

/** List and single inquiry as the staff find them, by roles and German names. */
export function onInquiries(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    news: (text: string | RegExp) => main.getByRole('status').filter({ hasText: text }),
    state: main.getByRole('combobox', { name: 'Stand' }),
    rows: main.getByRole('table').getByRole('row'),
  };
}

/** As if the provider had refused it for good; until then it waits for another, and is left alone. */
export async function markDead(store: Store, reference: string): Promise<void> {
  const which = { key: reference, target: 'webhook' };
  const now = Date.now();
  const mine = await claimDelivery(store, which, { owner: 'test', now, leaseMs: 1000 });
  if (!mine) throw new Error('It cannot be claimed');
  await recordFailed(store, mine, { reason: 'answered 422', dueAt: undefined, now });
  await store.all(sql`update deliveries set target = 'provider' where inquiry = ${reference}`);
}
