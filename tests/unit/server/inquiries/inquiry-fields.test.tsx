import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { EXTRA_KEYS, mapExtras } from '#app/domain/contact/fields';
import { inquirySchema } from '#app/domain/contact/inquiry';
import { composePayload } from '#app/domain/contact/payload';
import { ContactFacts } from '#app/features/inquiries/detail/facts';
import { readEnvironment } from '#app/server/environment';
import { composeInquiry } from '#app/server/inquiries/compose-inquiry';
import { exportInquiries } from '#app/server/inquiries/export-inquiries.server';
import { toEntry, toShownEntry } from '#app/server/inquiries/inquiry-entry';
import { listAllInquiries } from '#app/server/store/inquiries';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { formatEntry } from '#tools/inbox/report';
import { atShell } from '../../../actors';
import { show } from '../../features/show';
import { openMemoryStore } from '../memory-store';

/** What a visitor sends, with a mark in every field of free text. */
const sent = {
  firstName: 'MarkFirstName',
  lastName: 'MarkLastName',
  email: 'mark@example.org',
  phone: '+4940123456',
  countryCode: '+49',
  reason: 'quote',
  preferredContact: 'phone',
  consent: true,
  turnstileToken: 'MarkToken',
  ...mapExtras((key) => `Mark-${key}`),
};
const MARKS = [
  ...['MarkFirstName', 'MarkLastName', 'mark@example.org', '+4940123456'],
  ...EXTRA_KEYS.map((key) => `Mark-${key}`),
];
const submission = {
  requestId: '0123456789abcdef',
  comment: '',
  inquiry: inquirySchema.parse(sent),
};

async function compose(variables: Record<string, string>, typed = submission.inquiry) {
  const payload = composePayload(typed);
  const { inquiry, deliveries } = await composeInquiry(
    {
      submission,
      payload,
      providerFields: readEnvironment(variables).CONTACT_API_FIELDS,
      key: 'key',
      reference: 'SM-2345-6789',
      now: 0,
      prices: undefined,
      staffOrigin: 'https://staff.example',
    },
    ['provider', 'webhook', 'mail', 'confirmation'],
  );
  const bodyOf = (wanted: string) => deliveries.find(({ target }) => target === wanted)?.body ?? '';
  return { inquiry, bodyOf };
}

const missingIn = (text: string) => MARKS.filter((mark) => !text.includes(mark));

it('every field of an inquiry is in every output (D54)', async () => {
  const { inquiry, bodyOf } = await compose({});
  const store = await openMemoryStore();
  await saveInquiry(store, inquiry, [], 0);
  const [stored] = await listAllInquiries(store);
  if (!stored) throw new Error('not stored');
  const entry = toEntry(stored);
  const mail: { text: string; html: string } = JSON.parse(bodyOf('mail'));
  const exported = async (format: 'csv' | 'json') =>
    (
      await exportInquiries(
        store,
        { query: {}, format, language: 'de' },
        { actor: atShell('Ada'), now: 0 },
      )
    ).text;
  const shown = {
    ...toShownEntry(entry),
    addonTitles: {},
    sheet: null,
    calculator: null,
    today: null,
  };
  const outputs = {
    webhook: bodyOf('webhook'),
    'mail as text': mail.text,
    'mail as HTML': mail.html,
    'staff page': await show(
      'de',
      <ContactFacts inquiry={{ ...shown, neighbours: { previous: null, next: null } }} />,
    ),
    csv: await exported('csv'),
    json: await exported('json'),
    shell: formatEntry(entry, ''),
  };
  for (const [name, text] of Object.entries(outputs)) {
    expect(missingIn(text), name).toStrictEqual([]);
  }
  for (const mark of MARKS) expect(inquiry.searchText).toContain(mark.toLowerCase());
  // The address may be someone else's.
  expect(missingIn(bodyOf('confirmation').replace('mark@example.org', ''))).toStrictEqual(MARKS);
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
  const taking = await compose({ CONTACT_API_FIELDS: EXTRA_KEYS.join(', ') });
  expect(missingIn(taking.bodyOf('provider'))).toStrictEqual([]);
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

it('an inquiry of an earlier build has the payload and the key of before', () => {
  const { company: _, message: __, ...earlier } = sent;
  expect(JSON.stringify(composePayload(inquirySchema.parse(earlier)))).toBe(
    '{"firstName":"MarkFirstName","lastName":"MarkLastName","email":"mark@example.org",' +
      '"phone":"+4940123456","countryCode":"+49","reason":"quote","preferredContact":"phone",' +
      '"consent":true,"turnstileToken":"MarkToken"}',
  );
});

it.each(['de', 'en'])('the privacy notice names the extra fields (%s)', async (code) => {
  const texts: { fields: Record<string, string> } = JSON.parse(
    await readFile(`locales/${code}/contact.json`, 'utf8'),
  );
  const notice = await readFile(`locales/${code}/legal/datenschutz.md`, 'utf8');
  for (const key of EXTRA_KEYS) {
    expect(notice.toLowerCase()).toContain(`${texts.fields[key]}`.toLowerCase());
  }
});
