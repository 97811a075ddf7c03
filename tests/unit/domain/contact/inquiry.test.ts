import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REASONS } from '#app/domain/contact/fields';
import {
  composePayload,
  extractEmail,
  inquirySchema,
  normalizeEmail,
  validateInquiry,
} from '#app/domain/contact/inquiry';
import { parsePricingDetails } from '#app/domain/contact/pricing-details';
import { submissionSchema } from '#app/domain/contact/submission';

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

const summary = {
  plan: 'Pro',
  isYearly: true,
  users: 45,
  systems: 4,
  landscapes: 2,
  addons: ['sso', 'reporting'],
};

describe('validating an inquiry (spec §5)', () => {
  it('finds no error in a complete one', () => {
    expect(validateInquiry(complete)).toStrictEqual({});
    expect(validateInquiry({ ...complete, pricingDetails: summary })).toStrictEqual({});
  });

  it.each([
    [{ email: '', phone: '' }, { email: 'emailOrPhoneRequired' }],
    [{ email: '  ', phone: ' ' }, { email: 'emailOrPhoneRequired' }],
    [{ phone: '123' }, { phone: 'phoneInvalid' }],
    [{ email: 'ada' }, { email: 'emailInvalid' }],
    [{ email: 'ada@', phone: '' }, { email: 'emailInvalid' }],
    [{ consent: false }, { consent: 'consentRequired' }],
    [{ firstName: '' }, { firstName: 'firstNameRequired' }],
    [{ lastName: '   ' }, { lastName: 'lastNameRequired' }],
    [{ reason: '' }, { reason: 'reasonRequired' }],
    [{ reason: 'spam' }, { reason: 'reasonRequired' }],
    [{ firstName: 'A'.repeat(101) }, { firstName: 'tooLong' }],
    [{ countryCode: '+999' }, { countryCode: 'phoneInvalid' }],
    [{ firstName: 'Ada\nGesamtpreis: 1 €' }, { firstName: 'controlCharacter' }],
    [{ lastName: 'Lovelace\u2028Gesamtpreis: 1 €' }, { lastName: 'controlCharacter' }],
    [{ lastName: 'Love\u001blace' }, { lastName: 'controlCharacter' }],
    [{ email: 'ada@example.org\nBcc: x@example.org' }, { email: 'emailInvalid' }],
    [{ phone: '040\r\n123456' }, { phone: 'controlCharacter' }],
  ])('%o: %o', (wrong, problems) => {
    expect(validateInquiry({ ...complete, ...wrong })).toMatchObject(problems);
    expect(Object.keys(validateInquiry({ ...complete, ...wrong }))).toStrictEqual(
      Object.keys(problems),
    );
  });

  it('reports all errors at once', () => {
    const empty = { ...complete, firstName: '', lastName: '', email: '', phone: '' };
    expect(validateInquiry({ ...empty, reason: '', consent: false })).toStrictEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailOrPhoneRequired',
      reason: 'reasonRequired',
      consent: 'consentRequired',
    });
  });

  it.each([
    { turnstileToken: 'a\nb' },
    { pricingDetails: { plan: 'Pro\nGesamtpreis: 1 €', isYearly: true } },
    { pricingDetails: { ...summary, addons: ['sso', 'x\ny'] } },
  ])('rejects line breaks in %o', (wrong) => {
    expect(inquirySchema.safeParse({ ...complete, ...wrong }).success).toBe(false);
  });

  it('accepts joiners and combining marks in names', () => {
    expect(validateInquiry({ ...complete, firstName: 'می\u200cخواهم' })).toStrictEqual({});
  });

  it.each(REASONS)('reason %s', (reason) => {
    expect(validateInquiry({ ...complete, reason })).toStrictEqual({});
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

describe('a submission', () => {
  const submission = { requestId: '0123456789abcdef', comment: '', inquiry: complete };

  it('contains an inquiry and its context', () => {
    expect(submissionSchema.parse(submission)).toStrictEqual(submission);
  });

  it.each([{ comment: 'https://spam.example' }, { requestId: 'short' }, { requestId: 7 }])(
    'is refused with %o',
    (wrong) => {
      expect(submissionSchema.safeParse({ ...submission, ...wrong }).success).toBe(false);
    },
  );
});

describe('the payload (spec §7)', () => {
  function write(changes: object): string {
    return JSON.stringify(composePayload(inquirySchema.parse({ ...complete, ...changes })));
  }

  it('contains the preferred contact if e-mail and phone are given', () => {
    expect(write({})).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"+4940123456",' +
        '"countryCode":"+49","reason":"quote","preferredContact":"phone","consent":true,' +
        '"turnstileToken":"token"}',
    );
  });

  it('omits the preferred contact otherwise', () => {
    expect(write({ phone: '' })).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":"token"}',
    );
    expect(write({ email: '', turnstileToken: '' })).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+4940123456",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":""}',
    );
  });

  it('contains plan and billing of a sales-only plan', () => {
    expect(write({ phone: '', pricingDetails: { isYearly: false, plan: 'Enterprise' } })).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
        '"countryCode":"+49","reason":"quote","consent":true,"turnstileToken":"token",' +
        '"pricingDetails":{"plan":"Enterprise","isYearly":false}}',
    );
  });

  it('contains the calculator’s summary', () => {
    expect(write({ email: '', phone: '+41 44 668 18 00', pricingDetails: summary })).toBe(
      '{"firstName":"Ada","lastName":"Lovelace","email":"","phone":"+41446681800",' +
        '"countryCode":"+41","reason":"quote","consent":true,"turnstileToken":"token",' +
        '"pricingDetails":{"plan":"Pro","isYearly":true,"users":45,"systems":4,"landscapes":2,' +
        '"addons":["sso","reporting"]}}',
    );
  });

  it.each([
    ['040 123456', '+49', '+4940123456', '+49'],
    ['+41 44 668 18 00', '+49', '+41446681800', '+41'],
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

describe('pricing details in a hidden input (D28)', () => {
  it('are read in both forms', () => {
    expect(parsePricingDetails('{"plan":"Pro","isYearly":true}')).toStrictEqual({
      plan: 'Pro',
      isYearly: true,
    });
    expect(parsePricingDetails(JSON.stringify(summary))).toStrictEqual(summary);
  });

  it.each([
    '',
    'Pro',
    '{',
    'null',
    '[]',
    '{}',
    '{"plan":"Pro"}',
    '{"plan":"","isYearly":true}',
    '{"plan":"Pro","isYearly":"true"}',
    '{"plan":"Pro","isYearly":true,"users":3}',
    '{"plan":"Pro","isYearly":true,"price":0}',
    JSON.stringify({ ...summary, users: -1 }),
    JSON.stringify({ ...summary, users: 1.5 }),
    JSON.stringify({ ...summary, addons: 'sso' }),
  ])('%s is ignored', (json) => {
    expect(parsePricingDetails(json)).toBeUndefined();
  });
});

it.each([
  ['ada@firma.example', 'ada@firma.example'],
  ['max@müller.example', 'max@xn--mller-kva.example'],
  ['max@MÜLLER.example', 'max@xn--mller-kva.example'],
  ['max@bücher.müller.example', 'max@xn--bcher-kva.xn--mller-kva.example'],
  ['Ada Lovelace <ada@firma.example>', 'ada@firma.example'],
  ['"Muster, Max" <max@müller.example>;', 'max@xn--mller-kva.example'],
  ['<ada@firma.example>', 'ada@firma.example'],
  ['mailto:ada@firma.example', 'ada@firma.example'],
  [' MAILTO:ada@firma.example?subject=Hallo', 'ada@firma.example'],
  // Nothing is guessed.
  ['ada@firma', 'ada@firma'],
  ['max@@müller.example', 'max@@müller.example'],
  ['max@müller .example', 'max@müller .example'],
  ['<max>', '<max>'],
])('%o is sent as %s', (typed, sent) => {
  expect(normalizeEmail(typed)).toBe(sent);
});

it('the field keeps what is typed key by key', () => {
  for (const typed of ['Max', 'max@', 'max@mü', 'max@müller.example']) {
    expect(extractEmail(typed)).toBe(typed);
  }
});
