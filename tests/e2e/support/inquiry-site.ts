import { composeSearchText } from '#app/server/inquiries/list.ts';
import { createReference } from '#app/server/inquiries/reference.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { saveInquiry } from '#app/server/store/save-inquiry.ts';
import type { Store } from '#app/server/store/store.ts';
import { startServer } from '../../integration/support/server.ts';
import { openStaff } from '../../integration/support/staff.ts';
import { newInquiry } from '../../unit/server/store/new-inquiry.ts';
import { test as base } from './fixtures.ts';

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

const OFFER = '/preiskalkulator/pro?users=45&systems=4&landscapes=2&yearly=true&commitment=1';

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
