import { composeSearchText } from '#app/server/inquiries/list';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { type Store, sql } from '#app/server/store/store';
import { newInquiry } from '../../unit/server/store/new-inquiry';

/** Every fourth inquiry comes from this address. */
export const SPAMMER = 'spam@müller.example';

const WORDS = 'wir suchen eine Lösung für unsere Landschaft mit vielen Systemen'.split(' ');
/** Stored at the same time. */
const GROUP = 5;
/** Stored one by one. */
const FIRST = 625;
/** Copies of each, received one after the other. */
const TIMES = 32;
export const MANY = FIRST * TIMES;

/** Stores as many inquiries as an afternoon of spam brings, with deliveries to two targets. */
export async function storeManyInquiries(store: Store, now: number): Promise<void> {
  for (let start = 0; start < FIRST; start += GROUP) {
    const group = Array.from({ length: GROUP }, (_, index) => start + index);
    await Promise.all(group.map((index) => storeOne(store, index, now + index)));
  }
  // One by one, since Postgres ends a statement of more than five seconds.
  for (let time = 1; time < TIMES; time++) {
    const mark = sql`cast(${`-${time}`} as text)`;
    const first = sql`from inquiries where received_at < ${now + FIRST}`;
    await store.batch([
      sql`insert into inquiries (reference, form, key, received_at, payload, email, language, page,
          consent_version, search_text)
        select reference || ${mark}, form || ${mark}, key || ${mark}, received_at + ${time * FIRST},
          payload, email, language, page, consent_version, search_text ${first}`,
      sql`insert into deliveries (key, target, inquiry, body, state, since, due_at, attempts,
          lease_until, lease_by, reason)
        select key || ${mark}, target, inquiry || ${mark}, body, state, since, due_at, attempts,
          lease_until, lease_by, reason from deliveries where inquiry in (select reference ${first})`,
    ]);
  }
}

async function storeOne(store: Store, index: number, now: number): Promise<void> {
  const message = Array.from({ length: 50 }, (_, i) => WORDS[(index * 7 + i * i) % WORDS.length]);
  const payload = {
    firstName: 'Ada',
    lastName: `Lovelace${index}`,
    email: index % 4 === 0 ? SPAMMER : `ada${index}@firma${index % 97}.example`,
    phone: `+4940${1_000_000 + index}`,
    countryCode: '+49',
    reason: 'quote',
    consent: true,
    pricingDetails: { plan: 'Pro', isYearly: true, users: 45, systems: 4, landscapes: 2 },
    company: `Firma ${index % 97}`,
    message: message.join(' '),
  };
  const form = String(index).padStart(6, '0');
  const inquiry = newInquiry(form, {
    reference: `SM-${form}`,
    payload: JSON.stringify(payload),
    email: payload.email,
    searchText: composeSearchText(payload),
  });
  const deliveries = [
    { target: 'provider', body: JSON.stringify(payload) },
    { target: 'mail', body: JSON.stringify({ text: JSON.stringify(payload), html: message }) },
  ];
  await saveInquiry(store, inquiry, deliveries, now);
}
