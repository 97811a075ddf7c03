import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inquiryQuerySchema } from '#app/domain/contact/inquiry-query';
import { isPhoneReworked, normalizePhone, parsePhoneInput } from '#app/domain/contact/phone';
import { submissionSchema } from '#app/domain/contact/submission';
import { extractEmail, normalizeEmail, toMailAddress } from '#app/domain/contact/ways';
import { formatCsv } from '#app/domain/csv';
import { foldText } from '#app/domain/fold-text';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { parseScenarios } from '#app/domain/offers/scenarios';
import { toPlainLines } from '#app/domain/plain-text';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { toPrintable } from '#app/domain/printable';
import { spellPath } from '#app/framework/router-spelling';
import { readFilter } from '#app/server/inquiries/list';
import { findOfferFile } from '#app/server/offers/offer-files';
import { pageAddress, permanentAddress } from '#app/server/pages/page-address';
import { chooseEncoding } from '#app/server/requests/content-encoding';
import { parseAddress, readForwarded } from '#app/server/requests/network';
import { createRequestId } from '#app/server/requests/request-log';
import { formatBrowser } from '#app/server/staff/browser-name';
import {
  passkeyLabelSchema,
  personNameSchema,
  querySchema,
  signInPathSchema,
} from '#app/server/staff/staff-schemas';
import { measureThreadTime } from '../../thread-time';

/** In characters: a quadratic expression takes seconds, a linear one some milliseconds. */
const LENGTH = 30_000;
const LIMIT_MS = 150;
/** All texts of an inquiry; only so much is folded for the search, and printed. */
const LONGEST_STORED = 2700;

const inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@firma.example',
  phone: '040 123456',
  countryCode: '+49',
  reason: 'quote',
  preferredContact: 'email',
  consent: true,
  turnstileToken: '',
  company: '',
  message: '',
};
const submission = { requestId: 'a'.repeat(20), comment: '', inquiry };
const context = { page: '/', language: 'de', consentVersion: '1' };
const submit = (changes: object) => submissionSchema.safeParse({ ...submission, ...changes });

/** Whatever reads a text of a stranger. */
const READERS: Record<string, (text: string) => unknown> = {
  normalizePhone: (text) => normalizePhone(text, '+49'),
  'normalizePhone with a code': (text) => normalizePhone('1', text),
  isPhoneReworked: (text) => isPhoneReworked(text, '+49'),
  parsePhoneInput: (text) => parsePhoneInput(text, 'DE'),
  extractEmail,
  toMailAddress,
  normalizeEmail,
  foldText: (text) => foldText(text.slice(0, LONGEST_STORED)),
  toPlainLines,
  toPrintable: (text) => toPrintable(text.slice(0, LONGEST_STORED)),
  parseOfferNumber,
  parseScenarios,
  spellPath,
  chooseEncoding,
  parseAddress,
  createRequestId,
  formatBrowser,
  formatCsv: (text) => formatCsv([[text]], ';'),
  parseQueryString: (text) => formatQueryString(parseQueryString(text)),
  readForwarded: (text) => readForwarded(1, '127.0.0.1', { 'x-forwarded-for': text }),
  permanentAddress: (text) => permanentAddress({ pathname: `/${text}`, search: '' }, ['de', 'en']),
  scenarios: (text) => pageAddress({ pathname: '/szenarien', search: `?s=${text}` }),
  calculator: (text) =>
    pageAddress({ pathname: '/preiskalkulator', search: `?addons=${text}&users=${text}` }),
  'keys of the calculator': (text) => pageAddress({ pathname: '/preiskalkulator', search: text }),
  addons: (text) => calculatorSearchSchema.parse({ addons: text, users: text, yearly: text }),
  offerFile: (text) => findOfferFile(`/angebot/${text}.pdf`),
  search: (text) => readFilter(inquiryQuerySchema.parse({ q: text, plan: text, language: text })),
  after: (text) => inquiryQuerySchema.parse({ after: text, from: text, until: text }),
  signInPath: (text) => signInPathSchema.safeParse(text),
  providerQuery: (text) => querySchema.safeParse(text),
  personName: (text) => personNameSchema.safeParse(text),
  passkeyLabel: (text) => passkeyLabelSchema.safeParse({ id: text, label: text }),
  requestId: (text) => submit({ requestId: text }),
  honeypot: (text) => submit({ comment: text }),
  ...Object.fromEntries(
    Object.keys(inquiry).map((key) => [
      `inquiry: ${key}`,
      (text: string) => submit({ inquiry: { ...inquiry, [key]: text } }),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(context).map((key) => [
      `context: ${key}`,
      (text: string) => submit({ context: { ...context, [key]: text } }),
    ]),
  ),
  details: (text) =>
    submit({ inquiry: { ...inquiry, pricingDetails: { plan: text, isYearly: true } } }),
};

/** Pieces that expressions repeat, and ends that make them try again. */
const PIECES = [
  ...[
    '/',
    '0/',
    '- ',
    ' ',
    '\t',
    '–',
    '.',
    ',',
    ';',
    '(',
    '[',
    '+',
    '0',
    '1',
    '00',
    '49',
    'a',
    'x1',
  ],
  ...[
    'dw',
    'dw ',
    ' dw',
    'ext',
    '#',
    ' oder ',
    'tel',
    '@',
    '<',
    '<a@',
    '>',
    '=',
    '%',
    '%25',
    '%2C',
  ],
  ...['&', '&amp;', '~', '?', '?s=a~b', '-', '_', '\n', '\r\n', '\u0300', '\u0315\u0300', 'ﷺ', 'ſ'],
  ...['\u200b', '\u00ad', '\ufe0f', '\ud800', '\0', 'İ', '😀', '/x', '//', '1.', '.000', ':', '1:'],
];
const ENDS = ['!', '1'];

function repeat(piece: string, end: string): string {
  return piece.repeat(Math.floor(LENGTH / piece.length)) + end;
}

describe('reading a text of a stranger takes time in proportion to its length (D36)', () => {
  it.each(Object.keys(READERS))('%s', (name) => {
    const read = READERS[name];
    for (const piece of PIECES) {
      for (const end of ENDS) {
        const text = repeat(piece, end);
        const time = measureThreadTime(() => read?.(text), LIMIT_MS);
        expect(time, `${name}: ${JSON.stringify(piece)} with ${JSON.stringify(end)}`).toBeLessThan(
          LIMIT_MS,
        );
      }
    }
  });

  it('also of two mixed pieces', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(READERS)),
        fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 3 }),
        fc.constantFrom(...PIECES),
        (name, pieces, end) => {
          const text = repeat(pieces.join(''), end);
          expect(measureThreadTime(() => READERS[name]?.(text), LIMIT_MS)).toBeLessThan(LIMIT_MS);
        },
      ),
      { numRuns: 200 },
    );
  });
});
