import { describe, expect, it } from 'vitest';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import { fillDataHandling, HANDLING_NUMBERS } from '#app/i18n/data-handling';
import { readDataHandling } from '#app/server/data-handling.server';
import { readEnvironment } from '#app/server/environment';
import { site } from '#app/site';
import { ALL, readMarkdown, readSections, renderPage } from './sections';

// Storage, recipients, periods and CAPTCHA in the privacy policy follow the server's environment (D46).

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'site@example.org',
  MAIL_TO: 'sales@example.org',
};
const WEBHOOK = {
  WEBHOOK_URL: 'https://example.org/hook',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const PROVIDER = { CONTACT_API_URL: 'https://provider.example' };

function read(variables: Record<string, string>, isEdge = false, language: 'de' | 'en' = 'de') {
  const handling = readDataHandling(readEnvironment(variables), isEdge);
  const sections = readSections(language, 'datenschutz', handling);
  return { whole: sections.map(({ text }) => text).join('\n'), sections };
}

const SERVICE = 'der Dienst, mit dem wir Anfragen aus dem Formular bearbeiten';
const PROGRAM = 'ein Programm, mit dem wir Anfragen weiterverarbeiten';
const SALES = 'unser Vertrieb, per E-Mail';
const CONFIRMED = 'An Ihre E-Mail-Adresse senden wir eine Bestätigung.';
const STAYS = 'an andere Stellen übermittelt unser Server sie nicht';

describe('the privacy policy names the recipients that are configured', () => {
  it.each([
    ['none', {}, [STAYS]],
    ['the provider', PROVIDER, [SERVICE]],
    ['the webhook', WEBHOOK, [PROGRAM]],
    ['sales', MAIL, [SALES]],
    ['sales, with a confirmation', { ...MAIL, MAIL_CONFIRMATION: 'true' }, [SALES, CONFIRMED]],
    ['all', { ...PROVIDER, ...WEBHOOK, ...MAIL }, [SERVICE, PROGRAM, SALES]],
    ['none without SMTP, on the edge', { ...MAIL, MAIL_CONFIRMATION: 'true' }, [STAYS], true],
  ])('%s', (_, variables, said, isEdge = false) => {
    const { whole } = read(variables, isEdge);
    const all = [SERVICE, PROGRAM, SALES, CONFIRMED, STAYS];
    expect(all.filter((text) => whole.includes(text))).toStrictEqual(said);
    expect(whole.includes('wiederholt er die Übermittlung bis zu 3 Tage lang')).toBe(
      !said.includes(STAYS),
    );
  });

  it('in English, too', () => {
    expect(read({}, false, 'en').whole).toContain('does not transmit it to anyone else');
    const { whole } = read({ ...PROVIDER, ...MAIL }, false, 'en');
    expect(whole).toContain('the service with which we handle inquiries from the form');
    expect(whole).toContain('our sales team, by e-mail');
    expect(whole).not.toContain('a program with which');
  });
});

describe('it says', () => {
  it.each([
    ['de', '1000', 'Anfragen löscht unser Server 1.000 Tage nach ihrem Eingang'],
    ['en', '30', 'automatically 30 days after they were received'],
  ] as const)('how long inquiries are kept (%s, %s days)', (language, days, said) => {
    const { sections } = read({ INQUIRY_RETENTION_DAYS: days }, false, language);
    expect(sections[6]?.text).toContain(said);
  });

  it.each([
    [
      'de',
      'Er löscht sie nach 13 Monaten.',
      'höchstens 12 Stunden, und eines für höchstens 10 Minuten',
    ],
    ['en', 'It deletes it after 13 months.', '12 hours at most, and one for at most 10 minutes'],
  ] as const)(
    'how long offers and sessions are kept, as the code has it (%s)',
    (language, ...said) => {
      const { whole } = read({}, false, language);
      for (const sentence of said) expect(whole).toContain(sentence);
      const markdown = readMarkdown(language, 'datenschutz');
      for (const name of HANDLING_NUMBERS) expect(markdown).toContain(`{{=${name}}}`);
    },
  );

  it.each(['de', 'en'])('a sentence for each target that inquiries may go to (%s)', (language) => {
    for (const target of DELIVERY_TARGETS) {
      expect(readMarkdown(language, 'datenschutz')).toContain(`{{if ${target}}}`);
    }
  });

  it('the place of storage, on both hosts', () => {
    const provider = 'bei dem Anbieter, der diese Website ausliefert ( Abschnitt 5 )';
    expect(read({}).whole).toContain('in einer Datenbank unseres Servers, zusammen');
    expect(read({}, true).whole).toContain(`in einer Datenbank ${provider}, zusammen`);
  });

  it('whether a CAPTCHA is used', () => {
    const { whole: without } = read({});
    expect(without).toContain('zurzeit durch keinen Challenge-Dienst geschützt');
    expect(without).not.toMatch(/Cloudflare|TDDDG, weil der Zugriff|in den USA|Anbieter des Ch/);
    const { whole } = read({ CHALLENGE_SITE_KEY: 'key' });
    expect(whole).not.toContain('zurzeit');
    expect(whole).toContain(site.challengeProvider.name);
    expect(whole).toContain('Anbieter des Challenge-Dienstes');
    expect(whole).toContain('verarbeitet Daten auch in den USA');
  });
});

it.each(['de', 'en'] as const)('the marks of conditional text are removed (%s)', (language) => {
  for (const handling of [ALL, readDataHandling(readEnvironment({}), true)]) {
    const html = fillDataHandling(renderPage(language, 'datenschutz').html, handling, language);
    expect(html).not.toMatch(/<!--|<(p|li|ul)>\s*<\/\1>|[{}\ue000\ue001]|NaN/);
    // Read back from the document it is the same.
    expect(fillDataHandling(html, handling, language)).toBe(html);
  }
});
