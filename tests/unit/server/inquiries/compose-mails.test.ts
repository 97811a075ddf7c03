import { expect, it } from 'vitest';
import { composeSalesMail } from '#app/server/inquiries/compose-mails';

const inquiry = {
  ...{ form: 'a', key: 'a', reference: 'SM-2345-6789', payload: '', email: '', searchText: '' },
  ...{ language: 'de', page: '/', offer: null, total: 12_451, term: 'yearly-1', priceList: 0 },
  consentVersion: '2026-11',
};
const details = { isYearly: true, users: 45, systems: 1, landscapes: 2 };
const payload = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '' },
  ...{ countryCode: '+49', reason: 'quote' as const, consent: true as const, turnstileToken: '' },
};
const compose = (changes: object) =>
  composeSalesMail(inquiry, { ...payload, ...changes }, Date.parse('2026-11-24T09:30:00Z'));

it('the mail to sales has all fields of an inquiry', async () => {
  const pricingDetails = { ...details, plan: 'Pro', addons: ['sso', 'reporting'] };
  expect(await compose({ pricingDetails })).toStrictEqual({
    replyTo: 'ada@example.org',
    subject: 'Anfrage SM-2345-6789',
    text: [
      'Referenznummer: SM-2345-6789',
      'Eingegangen: 24.11.2026, 10:30:00 MEZ',
      'Vorname: „Ada“',
      'Nachname: „Lovelace“',
      'E-Mail-Adresse: ada@example.org',
      'Anliegen: Angebot anfordern',
      'Auswahl: „Pro“, jährliche Abrechnung, 45 Benutzer, 1 System, 2 Landscapes, „sso“, „reporting“',
      'Gesamtpreis: 12451 €',
      'Sprache der Seite: de',
    ].join('\n'),
  });
});

it('free text of a visitor cannot look like a field of the mail to sales', async () => {
  const { text } = await compose({
    firstName: `Ada“${' '.repeat(40)}Gesamtpreis: 1 €`,
    lastName: 'Lovelace\nGesamtpreis: 1 €',
    pricingDetails: { plan: 'Pro"\u2028Gesamtpreis: 1 €', isYearly: false },
  });
  expect(text.split('\n').slice(2)).toStrictEqual([
    "Vorname: „Ada' Gesamtpreis: 1 €“",
    'Nachname: „Lovelace Gesamtpreis: 1 €“',
    'E-Mail-Adresse: ada@example.org',
    'Anliegen: Angebot anfordern',
    "Auswahl: „Pro' Gesamtpreis: 1 €“, monatliche Abrechnung",
    'Gesamtpreis: 12451 €',
    'Sprache der Seite: de',
  ]);
});
