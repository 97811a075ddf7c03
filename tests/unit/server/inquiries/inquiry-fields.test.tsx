import { readFile } from 'node:fs/promises';
import { text as joinText } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import {
  EXTRA_KEYS,
  type FieldKey,
  mapExtras,
  mapTexts,
  TEXT_KEYS,
} from '#app/domain/contact/fields';
import { composePayload, inquirySchema } from '#app/domain/contact/inquiry';
import { submissionSchema } from '#app/domain/contact/submission';
import { foldText } from '#app/domain/fold-text';
import { ContactForm } from '#app/features/contact/contact-form';
import { formPart } from '#app/features/contact/form-part';
import { ContactPanel, OfferPanel, StoredPanel } from '#app/features/inquiries/detail/panels';
import { referenceLanguage } from '#app/i18n/languages';
import { prepare } from '#app/later/define-part';
import { readEnvironment } from '#app/server/environment';
import { composeInquiry } from '#app/server/inquiries/compose';
import { emailSchema } from '#app/server/inquiries/inquiry-schemas';
import { findEntries, toEntry, toShownEntry } from '#app/server/inquiries/list';
import { exportInquiries, findTodaysPrice } from '#app/server/inquiries/staff-inquiries.server';
import { listAuditEntries } from '#app/server/store/audit';
import { countInquiries, eraseInquiries } from '#app/server/store/inquiry-actions';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { sql } from '#app/server/store/store';
import { site } from '#app/site';
import { answerWithEntry } from '#tools/inbox/report';
import { atShell } from '../../../actors';
import { listAllInquiries } from '../../../all-inquiries';
import { withUserPrice } from '../../domain/pricing/price-list';
import { read, show } from '../../features/show';
import { openShell } from '../../tools/shell';
import { openMemoryStore } from '../memory-store';
import { required } from '../store/prepared-stores';

/** Texts of a page besides the fields. */
const UNRELATED = {
  neighbours: { previous: null, next: null, nextOpen: null },
  events: [],
  reply: { subject: '', body: '' },
};

/** Names that every object inherits, such as `constructor` and `__proto__`. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** An inquiry with a mark in every field of free text. */
const sent = {
  firstName: 'MarkFirstName',
  lastName: 'MarkLastName',
  // As it is sent for `mark@müller.example`.
  email: 'mark@xn--mller-kva.example',
  phone: '+4940123456',
  countryCode: '+49',
  reason: 'quote',
  preferredContact: 'phone',
  consent: true,
  turnstileToken: 'MarkToken',
  pricingDetails: {
    plan: 'MarkPlan',
    isYearly: true,
    users: 7,
    systems: 3,
    landscapes: 1,
    addons: ['MarkAddon', ...INHERITED],
  },
  ...mapExtras((key) => `Mark-${key}`),
};

const OFFER = '/preiskalkulator/pro?users=7';

/** Texts that show that an output has a field: as stored, or in words. The dial code is part of the number. */
const MARKS: Record<Exclude<FieldKey, 'countryCode' | 'turnstileToken'>, readonly string[]> = {
  ...mapTexts((key) => [sent[key]]),
  preferredContact: [':"phone"', ': "phone"', ': Telefon\n', '>Telefon<', '"Telefon"'],
  reason: ['quote', 'Angebot anfordern'],
  pricingDetails: ['MarkAddon'],
  consent: ['MarkConsent'],
};
const missingIn = (text: string) =>
  Object.entries(MARKS).flatMap(([key, marks]) =>
    marks.some((mark) => text.includes(mark)) ? [] : [key],
  );

const submission = submissionSchema.parse({
  requestId: '0123456789abcdef',
  comment: '',
  inquiry: { ...sent, email: ' mark@Müller.example' },
  context: {
    page: '/?utm_source=MarkCampaign&gclid=MarkClick',
    language: 'de',
    consentVersion: 'MarkConsent',
  },
});

async function compose(
  variables: Record<string, string>,
  typed = submission.inquiry,
  sentForm = submission,
) {
  const payload = composePayload(typed);
  const { inquiry, deliveries } = await composeInquiry(
    {
      submission: sentForm,
      payload,
      providerFields: readEnvironment(variables).CONTACT_API_FIELDS,
      providerTakesToken: true,
      key: 'key',
      reference: 'SM-2345-6789',
      now: 0,
      prices: undefined,
      isUnverified: false,
      staffOrigin: 'https://staff.example',
    },
    ['provider', 'webhook', 'mail', 'confirmation'],
  );
  const bodyOf = (wanted: string) => deliveries.find(({ target }) => target === wanted)?.body ?? '';
  return { inquiry, bodyOf };
}

it('every field of an inquiry is in every output (D54)', async () => {
  const { inquiry, bodyOf } = await compose({});
  const store = await openMemoryStore();
  await saveInquiry(store, inquiry, [], 0);
  const [stored] = await listAllInquiries(store);
  const entry = toEntry(required(stored));
  const mail: { text: string; html: string } = JSON.parse(bodyOf('mail'));
  const exported = async (format: 'csv' | 'json') => {
    const call = { query: {}, format, language: 'de' };
    const { text } = await exportInquiries(store, call, { actor: atShell('Ada'), now: 0 });
    return joinText(text);
  };
  const shown = {
    ...toShownEntry(entry),
    addonTitles: [],
    sheet: null,
    calculator: null,
    today: null,
    ...UNRELATED,
  };
  const page = (
    <>
      <ContactPanel inquiry={shown} />
      <OfferPanel inquiry={shown} />
      <StoredPanel inquiry={shown} />
    </>
  );
  const outputs = {
    webhook: bodyOf('webhook'),
    'staff page': await show('de', page),
    csv: await exported('csv'),
    json: await exported('json'),
    shell: answerWithEntry(entry).text,
  };
  expect(await listAuditEntries(store, 5)).toMatchObject([
    { event: 'inquiries-exported', about: 'json: 1', who: 'Ada' },
    { event: 'inquiries-exported', about: 'csv: 1', who: 'Ada' },
  ]);
  for (const [name, text] of Object.entries(outputs)) {
    expect(missingIn(text), name).toStrictEqual([]);
    expect(text, name).not.toMatch(/MarkToken|MarkClick/);
  }
  expect(outputs.webhook).toContain('utm_source=MarkCampaign');
  expect(JSON.stringify([stored, mail, inquiry])).not.toMatch(/MarkToken|MarkClick/);
  expect(outputs.csv).toMatch(
    /^\uFEFF"Referenznummer";"Eingegangen";"Vorname";"Nachname";"Unternehmen";/,
  );
  for (const name of INHERITED) {
    for (const text of [...Object.values(outputs), mail.text]) expect(text).toContain(name);
  }
  // Sales needs no version of the consent's wording.
  for (const text of [mail.text, mail.html]) expect(missingIn(text)).toStrictEqual(['consent']);
  for (const key of TEXT_KEYS) expect(inquiry.searchText).toContain(sent[key].toLowerCase());
  // The address may be someone else's.
  expect(missingIn(bodyOf('confirmation').replace(sent.email, ''))).toHaveLength(
    Object.keys(MARKS).length,
  );
});

it.each([
  ['de', 'Ihre Anfrage an Muster: SM-2345-6789', 'Guten Tag,'],
  ['en', 'Your inquiry to Muster: SM-2345-6789', 'Hello,'],
  // A language that a later version took away.
  ['xx', 'Ihre Anfrage an Muster: SM-2345-6789', 'Guten Tag,'],
])('the confirmation is in the language of the page: %s', async (language, subject, greeting) => {
  const context = { page: '/', consentVersion: '2026-11', language };
  const { bodyOf } = await compose({}, submission.inquiry, { ...submission, context });
  const mail: { subject: string; text: string } = JSON.parse(bodyOf('confirmation'));
  expect(mail.subject.replace(site.brand, 'Muster')).toBe(subject);
  expect(mail.text).toMatch(new RegExp(`^${greeting}`));
});

it.each([
  'mark@müller.example',
  '\u200b MARK@MÜLLER.example\u00a0',
  'mark@mu\u0308ller.example',
  'Mark <mark@xn--mller-kva.example>',
])('every reader finds the umlaut address %j, however it is stored (D54)', async (typed) => {
  const shell = await openShell();
  const { inquiry } = await compose({});
  // Earlier programs stored what was written.
  const stored = [sent.email, 'mark@müller.example', 'mark@mu\u0308ller.example'];
  for (const [index, email] of stored.entries()) {
    const row = { ...inquiry, form: `${index}`, key: `${index}`, reference: `SM-${index}` };
    await saveInquiry(shell.store, { ...row, searchText: foldText(email) }, [], index);
    await shell.store.all(
      sql`update inquiries set email = ${email} where reference = ${row.reference}`,
    );
  }
  const email = emailSchema.parse(typed);
  const [address = ''] = /[^\s<>]+@[^\s<>]+/.exec(typed) ?? [];
  expect(await countInquiries(shell.store, { email })).toBe(3);
  for (const q of [address, address.slice(address.indexOf('@') + 1)]) {
    expect((await findEntries(shell.store, { q })).count).toBe(3);
    expect((await shell.call('inbox', ['list', '--search', q])).text).toContain('SM-0');
  }
  expect((await shell.call('inbox', ['erase', '--dry-run', typed])).text).toBe('Would erase: 3');
  expect((await shell.call('inbox', ['erase', typed])).text).toBe('Erased: 3');
  await saveInquiry(shell.store, inquiry, [], 0);
  const audit = { actor: atShell('Ada'), now: 0 };
  expect(await eraseInquiries(shell.store, { email }, audit)).toBe(1);
});

it('the CAPTCHA token and click ids that an earlier program stored are not shown', async () => {
  const store = await openMemoryStore();
  const page = '/preiskalkulator/pro?users=7&fbclid=MarkClick';
  const payload = JSON.stringify(sent);
  const { inquiry } = await compose({});
  await saveInquiry(store, { ...inquiry, payload, page, offer: page }, [], 0);
  const [stored] = await listAllInquiries(store);
  const entry = toEntry(required(stored));
  expect(JSON.stringify(entry)).not.toMatch(/MarkToken|MarkClick/);
  expect(entry).toMatchObject({ offer: '/preiskalkulator/pro?users=7' });
  expect(entry).not.toHaveProperty('unreadable');
  const odd = toEntry({ ...required(stored), isReadable: false });
  expect(JSON.stringify(odd)).not.toContain('MarkToken');
});

it('an umlaut domain is also searched as people write it', async () => {
  const store = await openMemoryStore();
  await saveInquiry(store, (await compose({})).inquiry, [], 0);
  for (const q of ['müller', 'mueller.ex', 'mark@muller', 'xn--mller']) {
    expect((await findEntries(store, { q })).count, q).toBe(1);
  }
});

it.each([
  [{ total: 123, reason: 'onRequest' }, 'Preis heute 123 € im Jahr'],
  [{ total: null, reason: 'onRequest' }, 'Preis heute Nicht berechnet: Der Preis ist heute auf'],
  [{ total: null, reason: 'planGone' }, 'Preis heute Nicht berechnet: Dieses Paket gibt es heute'],
  [{ total: null, reason: 'unstored' }, 'Preis heute Nicht berechnet: Die Auswahl ist nicht mehr'],
] as const)(
  'an inquiry of an old price list is marked, with the price of today: %j',
  async (price, text) => {
    const { inquiry } = await compose({});
    const store = await openMemoryStore();
    await saveInquiry(store, { ...inquiry, priceList: 3 }, [], 0);
    const [stored] = await listAllInquiries(store);
    const entry = { ...toShownEntry(toEntry(required(stored))), term: 'yearly-1' };
    const more = { addonTitles: [], sheet: null, calculator: null };
    const shown = {
      ...entry,
      ...more,
      today: { version: 9, ...price },
      ...UNRELATED,
    };
    const panel = read(await show('de', <OfferPanel inquiry={shown} />));
    expect(panel).toContain('Version 3 · heute gilt Version 9');
    expect(panel).toContain(text);
  },
);

it.each([
  ['Der Preis dieses Pakets ist auf Anfrage.', 3, OFFER, {}],
  ['Für diesen Umfang ist der Preis auf Anfrage.', 3, OFFER, { users: 2_000_000 }],
  ['der Besucher hat mit eigenen Preisen gerechnet.', null, OFFER, { users: 7 }],
  ['Die Auswahl kam nicht aus dem Preiskalkulator.', null, null, { users: 7 }],
])(
  'an inquiry without a total names the one reason: %s',
  async (text, priceList, offer, counts) => {
    const { inquiry } = await compose({});
    const store = await openMemoryStore();
    const pricingDetails = { plan: 'Pro', isYearly: true, ...counts };
    const payload = JSON.stringify({ ...sent, pricingDetails });
    await saveInquiry(store, { ...inquiry, payload, priceList, offer, total: null }, [], 0);
    const [stored] = await listAllInquiries(store);
    const entry = toShownEntry(toEntry(required(stored)));
    const more = { addonTitles: [], sheet: null, calculator: null, today: null };
    const panel = await show('de', <OfferPanel inquiry={{ ...entry, ...more, ...UNRELATED }} />);
    expect(read(panel).match(/Nicht berechnet: [^.]*\./g)).toEqual([expect.stringContaining(text)]);
  },
);

it('the form has every field that a visitor fills in', async () => {
  await prepare({ language: referenceLanguage }, formPart);
  const form = await show('de', <ContactForm />);
  for (const key of [...TEXT_KEYS, 'reason', 'preferredContact', 'consent']) {
    expect(form).toContain(`name="${key}"`);
  }
});

it('the provider gets the payload of spec §7, and the extra fields that it is said to take', async () => {
  const plain = await compose({});
  const { preferredContact, ...specified } = sent;
  const keys = Object.keys({ ...specified, preferredContact }).filter(
    (key) => !EXTRA_KEYS.some((extra) => extra === key),
  );
  expect(Object.keys(JSON.parse(plain.bodyOf('provider'))).toSorted()).toStrictEqual(
    keys.toSorted(),
  );
  const taking = JSON.parse(
    (await compose({ CONTACT_API_FIELDS: EXTRA_KEYS.join(', ') })).bodyOf('provider'),
  );
  // Its token is stored beside it.
  expect(taking).toStrictEqual({ ...sent, turnstileToken: '' });
  expect(() => readEnvironment({ CONTACT_API_FIELDS: 'firm' })).toThrow(/CONTACT_API_FIELDS/);
});

it('a message keeps its lines, in the mail each with the mark of a quotation', async () => {
  const message = '  Guten Tag,\r\n\r\nBetreff:\u202e falsch  ';
  const kept = inquirySchema.parse({ ...sent, message, company: ' ' });
  expect(kept).toMatchObject({
    message: 'Guten Tag,\n\nBetreff:\u202e falsch',
    company: undefined,
  });
  const { bodyOf } = await compose({}, kept);
  expect(JSON.parse(bodyOf('mail')).text).toContain(
    '\n> Nachricht: Guten Tag,\n> \n> Betreff:  falsch',
  );
});

it.each(['de', 'en'])('the privacy notice names the fields (%s)', async (code) => {
  const texts: { fields: Record<string, string> } = JSON.parse(
    await readFile(`locales/${code}/contact.json`, 'utf8'),
  );
  const notice = await readFile(`locales/${code}/legal/datenschutz.md`, 'utf8');
  // The names are "Vor- und Nachname" together.
  for (const key of TEXT_KEYS.filter((one) => one !== 'firstName')) {
    expect(notice.toLowerCase()).toContain(`${texts.fields[key]}`.toLowerCase());
  }
});

const prices = {
  current: () => ({
    version: 4,
    list: withUserPrice(59),
    until: Number.POSITIVE_INFINITY,
  }),
};
const sheet = {
  number: '2222-2222-2222',
  planId: 'pro',
  query: '?users=45',
  version: 3,
  language: 'de',
  createdAt: 0,
};

it.each([
  // 1199 + 35 × 59 × 0.85, rounded down
  ['has the price in force', 3, sheet, { version: 4, total: 2954, reason: 'onRequest' }],
  [
    'has none if the selection is not stored',
    3,
    undefined,
    { version: 4, total: null, reason: 'unstored' },
  ],
  [
    'has none if the plan has no price',
    3,
    { ...sheet, planId: 'gone' },
    { version: 4, total: null, reason: 'planGone' },
  ],
  ['says nothing if its list is in force', 4, sheet, null],
  ['says nothing if its list is unknown', null, sheet, null],
])('an inquiry under another list %s', async (_, list, offer, today) => {
  expect(await findTodaysPrice({ priceList: list }, offer, prices)).toEqual(today);
});
