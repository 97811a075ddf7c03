import { parseHTML } from 'linkedom';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { computeInquiredSelection } from '#app/domain/contact/inquired-selection';
import { inquirySchema } from '#app/domain/contact/inquiry';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import { createOfferNumber } from '#app/domain/offers/offer-number';
import { createMailTargets } from '#app/server/delivery/mail';
import { composeSalesMail } from '#app/server/inquiries/sales-mail';
import { DELIVERED_COMPANY } from '../../../delivered-company';
import { submissionOf } from '../../../integration/support/inquiries';
import { select, withAddon } from '../../domain/pricing/price-list';
import { startSmtp } from '../delivery/smtp';
import { newInquiry } from '../store/new-inquiry';

const list = withAddon('reporting', { title: 'Auswertungen' });
const PRICES = { version: 3, list };
const SHEET = createOfferNumber(() => 0);
const ADDRESS =
  '/preiskalkulator/pro?yearly=true&users=45&systems=3&landscapes=2&commitment=2&addons=sso,reporting&utm_source=mail';
const search = { yearly: true, users: 45, landscapes: 2, addons: ['reporting'] };
const details = toPricingDetails(select('pro', search));
const payload = inquirySchema.parse(submissionOf('', { reason: 'quote' }).inquiry);

interface Case {
  page?: string;
  /** Number of the stored sheet. */
  sheet?: string;
  payload?: object;
  language?: string;
  isUnverified?: boolean;
}

/** The message as a mail client parses it, sent over SMTP. */
async function receive({
  page = ADDRESS,
  sheet,
  language = 'de',
  isUnverified = false,
  ...changes
}: Case = {}) {
  const sent = { ...payload, pricingDetails: details, ...changes.payload };
  const inquiry = {
    ...newInquiry('a', { reference: 'SM-2345-6789', language, page }),
    ...computeInquiredSelection(page, sent.pricingDetails, PRICES),
    ...(sheet !== undefined && { offer: `/en/angebot/${sheet.toLowerCase()}` }),
  };
  const mail = await composeSalesMail(inquiry, {
    payload: sent,
    now: Date.parse('2026-11-24T09:30:00Z'),
    prices: PRICES,
    isUnverified,
    staffOrigin: 'https://staff.example',
  });
  const smtp = await startSmtp();
  const url = `smtp://127.0.0.1:${smtp.port}`;
  const from = 'Website <website@example.org>';
  const [target] = createMailTargets({ url, from, to: 'sales@example.org', confirms: false });
  const result = await target?.send({ key: 'a', body: JSON.stringify(mail), attempts: 1 });
  await smtp.stop();
  expect(result).toStrictEqual({ kind: 'delivered' });
  const [message] = smtp.mails;
  expect(message?.to).toStrictEqual(['sales@example.org']);
  const { headers, ...parsed } = await PostalMime.parse(message?.text ?? '');
  return { ...parsed, headers, lines: parsed.text?.trimEnd().split('\n') ?? [] };
}

const KNOWN = [
  'Anliegen: Angebot anfordern',
  'Gesamtpreis: 26.071 € im Jahr, zzgl. USt.',
  'Laufzeit: 2 Jahre',
  'Auswahl: Pro, 45 Benutzer, 3 Systeme, 2 Landscapes',
  'Addons: Auswertungen',
  'Preisliste: Version 3',
  'Sprache der Seite: Deutsch',
  'Eingegangen: 24.11.2026, 10:30:00 MEZ',
  '',
  'Anfrage öffnen: https://staff.example/admin/anfragen/sm-2345-6789',
  `Auswahl mit den heutigen Preisen: ${DELIVERED_COMPANY.origin}/preiskalkulator/pro?yearly=true&users=45&systems=3&landscapes=2&commitment=2&addons=sso,reporting`,
  '',
  'Vom Besucher eingegeben. Wir haben diese Angaben nicht geprüft.',
];

it.concurrent('the mail to sales says what is asked for, at which price and by whom', async () => {
  const { subject, from, to, replyTo, lines, text = '', html = '' } = await receive();
  expect(subject).toBe('Anfrage SM-2345-6789: Pro, 26.071 € im Jahr');
  expect(from).toMatchObject({ name: 'Website', address: 'website@example.org' });
  expect(to).toMatchObject([{ address: 'sales@example.org' }]);
  expect(replyTo).toMatchObject([{ name: '', address: 'ada@example.org' }]);
  expect(lines).toStrictEqual([
    ...KNOWN,
    '> Vorname: „Ada“',
    '> Nachname: „Lovelace“',
    '> E-Mail-Adresse: ada@example.org',
  ]);
  // Neither the CAPTCHA token nor a raw field.
  expect((text + html).replaceAll('yearly=true', '')).not.toMatch(
    /turnstileToken|isYearly|true|false|undefined|null|yearly-2/,
  );
});

it.concurrent('the HTML says the same and loads nothing', async () => {
  const { html = '', headers } = await receive();
  const { document } = parseHTML(html);
  const rows = [...document.querySelectorAll('tr:has(> th)')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );
  expect(document.querySelector('h1')?.textContent).toBe(
    'Anfrage SM-2345-6789: Pro, 26.071 € im Jahr',
  );
  expect(rows).toStrictEqual([
    ...KNOWN.slice(0, 8),
    'Vorname: „Ada“',
    'Nachname: „Lovelace“',
    'E-Mail-Adresse: ada@example.org',
  ]);
  expect([...document.querySelectorAll('a')].map(({ href }) => href)).toStrictEqual([
    'https://staff.example/admin/anfragen/sm-2345-6789',
    KNOWN[10]?.replace(/^.*?: /, ''),
  ]);
  expect(html).not.toMatch(/<(?:img|link|style|script|svg|iframe|form)|src=|url\(|@import|class=/i);
  const [type] = headers.filter(({ key }) => key === 'content-type');
  expect(type?.value).toMatch(/^multipart\/alternative/);
});

it.concurrent('says in the part of the server that the CAPTCHA was not verified', async () => {
  const { lines } = await receive({ isUnverified: true });
  expect(lines[8]).toBe('CAPTCHA: Nicht geprüft');
});

it.concurrent('names number and address of the stored sheet', async () => {
  const { lines } = await receive({ sheet: SHEET });
  expect(lines[10]).toBe(
    `Preisübersicht ${SHEET}: ${DELIVERED_COMPANY.origin}/angebot/${SHEET.toLowerCase()}`,
  );
});

it.concurrent.each<[string, Case, string]>([
  [
    'monthly billing',
    {
      page: '/preiskalkulator/core?users=5',
      payload: { pricingDetails: toPricingDetails(select('core', { users: 5 })) },
    },
    'Core, 726 € im Monat',
  ],
  [
    'a plan without list price',
    {
      page: '/preiskalkulator/enterprise?yearly=true',
      payload: { pricingDetails: { plan: 'Enterprise', isYearly: true } },
    },
    'enterprise, auf Anfrage',
  ],
  [
    'no selection',
    { page: '/', payload: { pricingDetails: undefined, reason: 'demo' } },
    'Demo vereinbaren',
  ],
  [
    'a selection that the price list does not confirm',
    { payload: { pricingDetails: { ...details, plan: 'Gratis', users: 46 } } },
    'Angebot anfordern',
  ],
  [
    'a plan called otherwise by the browser',
    { payload: { pricingDetails: { ...details, plan: 'Gratis' } } },
    'Pro, 26.071 € im Jahr',
  ],
])('the subject has only our words and figures with %s', async (_, changes, topic) => {
  expect((await receive(changes)).subject).toBe(`Anfrage SM-2345-6789: ${topic}`);
});

describe.concurrent('nothing of the visitor poses as ours', () => {
  const FORGED = 'Gesamtpreis: 1 €';
  const HOSTILE = [
    `Ada“${' '.repeat(40)}${FORGED}`,
    `Ada\r\n${FORGED}`,
    `Ada\u2028${FORGED}`,
    `Ada\u202e${FORGED}`,
    'Ada\r\nBcc: victim@example.com\r\n\r\nHello',
    '=?utf-8?B?QWRh?=',
    '"Vertrieb" <chef@example.org>',
    '</td></tr></table><h1>Gesamtpreis: 1 €</h1>',
    '<img src=https://evil.example/p.png onerror=alert(1)>',
    `"><a href='https://evil.example'>Anfrage öffnen</a>`,
    '&lt;script&gt;&#60;b&#62;',
  ];

  it.each(HOSTILE)('%j', async (text) => {
    const pricingDetails = { ...details, plan: text, users: 46, addons: [text] };
    const mail = await receive({
      payload: { firstName: text, lastName: text, pricingDetails },
      language: 'Gesamtpreis-1-Euro',
    });
    const { headers, lines, subject, from, html = '' } = mail;
    expect(subject).toBe('Anfrage SM-2345-6789: Angebot anfordern');
    expect(from).toMatchObject({ name: 'Website', address: 'website@example.org' });
    expect(headers.map(({ key }) => key).sort()).toStrictEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    const start = lines.indexOf(KNOWN.at(-1) ?? '');
    expect(lines.slice(0, start + 1)).toStrictEqual([
      KNOWN[0],
      ...KNOWN.slice(7, 10),
      ...KNOWN.slice(11),
    ]);
    const entered = lines.slice(start + 1);
    expect(entered).toHaveLength(4);
    expect(entered).toStrictEqual([
      expect.stringMatching(/^> Vorname: „[^“\p{C}]*“$/u),
      expect.stringMatching(/^> Nachname: „[^“\p{C}]*“$/u),
      '> E-Mail-Adresse: ada@example.org',
      expect.stringMatching(/^> Auswahl: „[^“]*“, jährliche Abrechnung, .*, „[^“]*“$/u),
    ]);
    const { document } = parseHTML(html);
    expect(document.querySelectorAll('a')).toHaveLength(1);
    expect(document.querySelectorAll('h1, h2')).toHaveLength(2);
    expect(document.querySelectorAll('img, b')).toHaveLength(0);
    const [first] = [...document.querySelectorAll('h2 ~ table td')];
    expect(`> Vorname: ${first?.textContent}`).toBe(entered[0]);
  });

  it('not the address that an inquiry says it came from', async () => {
    const { lines } = await receive({ page: `${ADDRESS}&Gesamtpreis=1-Euro#${FORGED}` });
    expect(lines.slice(0, KNOWN.length)).toStrictEqual(KNOWN);
  });
});
