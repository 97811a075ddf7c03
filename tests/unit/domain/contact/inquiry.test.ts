import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REASONS } from '#app/domain/contact/fields';
import { composePayload, inquirySchema, validateInquiry } from '#app/domain/contact/inquiry';
import { parsePricingDetails } from '#app/domain/contact/pricing-details-schema';
import { submissionSchema } from '#app/domain/contact/submission';
import { extractEmail, normalizeEmail, toMailAddress } from '#app/domain/contact/ways';
import { CHOSEN } from '../../server/store/new-inquiry';

const complete = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '040 123456',
  countryCode: '+49',
  reason: 'quote',
  preferredContact: 'phone',
  consent: true,
  turnstileToken: 'token',
} as const;

describe('validating an inquiry (spec §5)', () => {
  it('finds no error in a complete one', () => {
    expect(validateInquiry({ ...complete, pricingDetails: CHOSEN })).toStrictEqual({});
  });

  it.each([
    [
      { email: '', phone: ' ', firstName: '', reason: '' },
      { email: 'emailOrPhoneRequired', firstName: 'firstNameRequired', reason: 'reasonRequired' },
    ],
    [{ phone: '123' }, { phone: 'phoneInvalid' }],
    [{ email: 'ada@', phone: '' }, { email: 'emailInvalid' }],
    [{ consent: false }, { consent: 'consentRequired' }],
    [{ lastName: '   ' }, { lastName: 'lastNameRequired' }],
    [{ reason: 'spam' }, { reason: 'reasonRequired' }],
    [{ firstName: 'A'.repeat(101) }, { firstName: 'tooLong' }],
    [{ countryCode: '+999' }, { countryCode: 'phoneInvalid' }],
    [{ firstName: 'Ada\nGesamtpreis: 1 €' }, { firstName: 'controlCharacter' }],
    [{ lastName: 'Lovelace\u2028Gesamtpreis: 1 €' }, { lastName: 'controlCharacter' }],
    [{ email: 'ada@example.org\nBcc: x@example.org' }, { email: 'emailInvalid' }],
    [{ phone: '040\r\n123456' }, { phone: 'controlCharacter' }],
  ])('%o: %o', (wrong, problems) => {
    expect(validateInquiry({ ...complete, ...wrong })).toStrictEqual(problems);
  });

  it.each([
    { turnstileToken: 'a\nb' },
    { pricingDetails: { plan: 'Pro\nGesamtpreis: 1 €', isYearly: true } },
    { pricingDetails: { ...CHOSEN, addons: ['sso', 'x\ny'] } },
  ])('rejects line breaks in %o', (wrong) => {
    expect(inquirySchema.safeParse({ ...complete, ...wrong }).success).toBe(false);
  });

  it('accepts every reason, and joiners and combining marks in names', () => {
    for (const reason of REASONS) {
      const inquiry = { ...complete, reason, firstName: 'می\u200cخواهم' };
      expect(validateInquiry(inquiry)).toStrictEqual({});
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(submissionSchema.safeParse(value).success).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a submission contains an inquiry and its context', () => {
  const submission = { requestId: '0123456789abcdef', comment: '', inquiry: complete };
  expect(submissionSchema.parse(submission)).toStrictEqual(submission);
  for (const wrong of [{ comment: 'https://spam.example' }, { requestId: 'short' }]) {
    expect(submissionSchema.safeParse({ ...submission, ...wrong }).success).toBe(false);
  }
});

describe('the payload (spec §7)', () => {
  function write(changes: object): string {
    return JSON.stringify(composePayload(inquirySchema.parse({ ...complete, ...changes })));
  }

  it.each([
    [
      {},
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"+4940123456",' +
        '"countryCode":"+49","reason":"quote","preferredContact":"phone","consent":true,' +
        '"turnstileToken":"token"}',
    ],
    // The preferred contact only if both are given; plan and billing of a sales-only plan.
    [
      { phone: '', pricingDetails: { isYearly: false, plan: 'Enterprise' } },
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":"token",' +
        '"pricingDetails":{"plan":"Enterprise","isYearly":false}}',
    ],
    // The calculator’s CHOSEN.
    [
      { email: '', phone: '+41 44 668 18 00', turnstileToken: '', pricingDetails: CHOSEN },
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+41446681800",' +
        '"countryCode":"+41","reason":"quote","consent":true,"turnstileToken":"",' +
        '"pricingDetails":{"plan":"Pro","isYearly":true,"users":45,"systems":4,"landscapes":2,' +
        '"addons":["sso","reporting"]}}',
    ],
  ])('with %o has its keys in order, and no others', (changes, json) => {
    expect(write(changes)).toBe(json);
  });

  it.each([
    // No listed country has the code of international freephone numbers.
    ['+800 1234 5678', '+49', '+80012345678', ''],
    // Without a number it is the country that is selected.
    ['', '+43', '', '+43'],
  ])('%o under %s is %s of %o (D23)', (typed, selected, phone, countryCode) => {
    const inquiry = inquirySchema.parse({ ...complete, phone: typed, countryCode: selected });
    expect(composePayload(inquiry)).toMatchObject({ phone, countryCode });
  });

  it('contains the country code of its number for any input (D23)', () => {
    const typed = fc.stringMatching(/^(?:\+|00)?[0-9]{7,14}$/);
    const selected = fc.constantFrom('+49', '+39', '+1', '+36');
    fc.assert(
      fc.property(typed, selected, (phone, countryCode) => {
        const inquiry = inquirySchema.safeParse({ ...complete, phone, countryCode }).data;
        const payload = inquiry && composePayload(inquiry);
        expect(payload?.phone.startsWith(payload.countryCode) ?? true).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('contains names and addresses without surrounding spaces', () => {
    expect(write({ firstName: ' Ada ', lastName: '\tLovelace', email: ' ada@example.org ' })).toBe(
      write({}),
    );
  });
});

it('pricing details in a hidden input are read in both forms (D28)', () => {
  for (const details of [{ plan: 'Pro', isYearly: true }, CHOSEN]) {
    expect(parsePricingDetails(JSON.stringify(details))).toStrictEqual(details);
  }
});

it.each([
  '',
  '{',
  '[]',
  '{"plan":"Pro"}',
  '{"plan":"","isYearly":true}',
  '{"plan":"Pro","isYearly":true,"users":3}',
  '{"plan":"Pro","isYearly":true,"price":0}',
  JSON.stringify({ ...CHOSEN, users: -1 }),
  JSON.stringify({ ...CHOSEN, users: 1.5 }),
  JSON.stringify({ ...CHOSEN, addons: 'sso' }),
])('%s in a hidden input is ignored (D28)', (json) => {
  expect(parsePricingDetails(json)).toBeUndefined();
});

it.each([
  ['ada@firma.example', 'ada@firma.example'],
  ['max@müller.example', 'max@xn--mller-kva.example'],
  ['max@bücher.müller.example', 'max@xn--bcher-kva.xn--mller-kva.example'],
  ['Ada Lovelace <ada@firma.example>', 'ada@firma.example'],
  ['"Muster, Max" <max@müller.example>;', 'max@xn--mller-kva.example'],
  [' MAILTO:ada@firma.example?subject=Hallo', 'ada@firma.example'],
  // Nothing is guessed.
  ['ada@firma', 'ada@firma'],
  ['max@@müller.example', 'max@@müller.example'],
  ['max@müller .example', 'max@müller .example'],
  ['<max>', '<max>'],
  ['\u200bmax@mu\u0308ller.example\u00a0', 'max@xn--mller-kva.example'],
])('%o is sent as %s', (typed, sent) => {
  expect(toMailAddress(typed)).toBe(sent);
});

it('addresses are compared in lower case, umlaut domains in one form', () => {
  expect(normalizeEmail(' Max@MÜLLER.Example ')).toBe('max@xn--mller-kva.example');
  expect(normalizeEmail('Max@XN--mller-kva.example')).toBe('max@xn--mller-kva.example');
});

it('the field keeps what is typed key by key', () => {
  for (const typed of ['Max', 'max@', 'max@mü', 'max@müller.example']) {
    expect(extractEmail(typed)).toBe(typed);
  }
});
