import * as fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countries, getDialCode } from '#app/domain/contact/countries';
import { isPhoneReworked, normalizePhone, parsePhoneInput } from '#app/domain/contact/phone';

describe('a phone number becomes + and digits (spec §5, D23)', () => {
  it.each([
    // Spaces, parentheses, hyphens and dots do not count.
    ['(40) 12-34.56', '+49', '+4940123456'],
    // A leading 0 is replaced by the country code.
    ['040 123456', '+49', '+4940123456'],
    // A leading + is kept, whatever country is selected.
    ['+41 44 668 18 00', '+49', '+41446681800'],
    // Otherwise the country code is prepended.
    ['2125550123', '+1', '+12125550123'],
    // Seven to fifteen digits, the first not zero.
    ['12345', '+49', '+4912345'],
    ['1234567890123', '+49', '+491234567890123'],
    // 00 counts as +, (0) after an international code is dropped.
    ['+49(0)40 123456', '+49', '+4940123456'],
    ['(+49) (0) 40 123456', '+41', '+4940123456'],
    // Without an international code it is a leading 0 as any other.
    ['(0) 40 123456', '+49', '+4940123456'],
    // As people write and paste them: dashes of every length, invisible marks.
    ['040 – 12 34 56', '+49', '+4940123456'],
    ['\u202a+49 40 123456\u202c', '+41', '+4940123456'],
    // The zero goes where the country has a trunk prefix, and belongs to the number elsewhere.
    ['+49 040 123456', '+41', '+4940123456'],
    ['06 1 234 5678', '+36', '+3612345678'],
    ['+39 (0)6 6982', '+49', '+39066982'],
    ['0549 882 312', '+378', '+3780549882312'],
    // A code that no listed country has says nothing about zeros.
    ['+800 0123 4567', '+49', '+80001234567'],
    // Labels of signatures and links.
    ['Tel.: 040 123456', '+49', '+4940123456'],
    ['tel:+49-40-123456', '+41', '+4940123456'],
    ['Mobil: 0171 1234567', '+49', '+491711234567'],
    ['T +41 44 668 18 00', '+49', '+41446681800'],
    // The optional zero in square brackets.
    ['+49 [0] 40 123456', '+41', '+4940123456'],
    // A direct dial is part of the number, and replaces the zero of the exchange.
    ['040 123456 Durchwahl 12', '+49', '+494012345612'],
    ['040 123456-DW 12', '+49', '+494012345612'],
    ['040 123456-0, DW -12', '+49', '+49401234560'],
    ['040 123456-0 DW -12', '+49', '+494012345612'],
    ['01 234567 Klappe 89', '+43', '+43123456789'],
    // An extension is not.
    ['212 555 0123, extension 12', '+1', '+12125550123'],
    ['040 123456 ext. 12', '+49', '+4940123456'],
    ['+1 212 555 0123 x12', '+49', '+12125550123'],
    ['tel:+1-212-555-0123;ext=12', '+49', '+12125550123'],
    ['212 555 0123 #12', '+1', '+12125550123'],
    // The first of several numbers counts.
    ['040 123456 / 0171 1234567', '+49', '+4940123456'],
    ['040/123456/0171/1234567', '+49', '+4940123456'],
    ['040 1234567 / 76543210', '+49', '+49401234567'],
    ['040 123456 oder 0171 1234567', '+49', '+4940123456'],
    ['Tel. 040 123456, Fax 040 123457', '+49', '+4940123456'],
    // A slash within a number only separates its parts.
    ['040/123456', '+49', '+4940123456'],
    ['040/12 34 56/0', '+49', '+49401234560'],
    ['0171 / 123 45 67', '+49', '+491711234567'],
    // The country's own code without plus.
    ['491711234567', '+49', '+491711234567'],
    ['49 (0)40 123456', '+49', '+4940123456'],
    ['(49) 40 123456', '+49', '+4940123456'],
    // Numbers that only begin like it: Leer, Radom, Kazakhstan.
    ['491 123456', '+49', '+49491123456'],
    ['48 123 45 67', '+48', '+48481234567'],
    ['7012345678', '+7', '+77012345678'],
    // Trunk prefixes other than 0, if the rest has the country's length.
    ['8 (912) 345-67-89', '+7', '+79123456789'],
    ['+7 8 912 345-67-89', '+49', '+79123456789'],
    ['8 800 555 35 35', '+7', '+78005553535'],
    ['812 345 67 89', '+7', '+78123456789'],
    ['+7 (812) 345-67-89', '+49', '+78123456789'],
    ['8 029 491-19-11', '+375', '+375294911911'],
    ['8 (0162) 12 34 56', '+375', '+375162123456'],
    ['8 66 123456', '+993', '+99366123456'],
    ['8 612 34567', '+370', '+37061234567'],
    ['0 612 34567', '+370', '+37061234567'],
    ['800 12345', '+370', '+37080012345'],
    ['1 (212) 555-0123', '+1', '+12125550123'],
    ['+1 1 212 555 0123', '+49', '+12125550123'],
  ])('%o in %s is %s', (phone, countryCode, normalized) => {
    expect(normalizePhone(phone, countryCode)).toBe(normalized);
  });

  const mobiles = countries.flatMap(({ iso, dialCode }) => {
    const example = isSupportedCountry(iso) ? getExampleNumber(iso, examples) : undefined;
    return example ? [{ iso, dialCode, example }] : [];
  });

  it("every country's mobile numbers are understood as its people write them", () => {
    expect(mobiles).toHaveLength(countries.length);
    const wrong = mobiles.flatMap(({ iso, dialCode, example }) =>
      [
        example.formatNational(),
        example.formatNational().replace(/\D/g, ''),
        example.nationalNumber,
        example.formatInternational(),
      ]
        .filter((typed) => normalizePhone(typed, dialCode) !== example.number)
        .map((typed) => `${iso} ${typed}`),
    );
    // Argentina's 15 for mobile phones stands after an area code of two to four digits.
    expect(wrong).toStrictEqual(['AR 011 15-2345-6789', 'AR 0111523456789']);
  });

  it.each([
    ['040 123456', '+49', false],
    ['040 123456 DW 12', '+49', false],
    ['12', '+49', false],
    ['040 123456 ext. 12', '+49', true],
    ['040 123456 / 0171 1234567', '+49', true],
    ['040 123456-0 DW 12', '+49', true],
    ['49 171 1234567', '+49', true],
  ])('%s in %s: the form shows what is sent: %s', (phone, countryCode, isReworked) => {
    expect(isPhoneReworked(phone, countryCode)).toBe(isReworked);
  });

  it.each([
    ['', '+49'],
    ['1234', '+49'],
    ['12345678901234', '+49'],
    ['+0123456789', '+49'],
    ['abc', '+49'],
    ['040 12 34 x', '+49'],
    ['++49 40 123456', '+49'],
    ['4０ 123456', '+49'],
  ])('%s in %s is invalid', (phone, countryCode) => {
    expect(normalizePhone(phone, countryCode)).toBeUndefined();
  });

  it('any input gives a valid number or undefined', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'+0123456789 ()[]-–./x,０\u200e'),
      maxLength: 24,
    });
    fc.assert(
      fc.property(typed, fc.constantFrom('+49', '+1', '+358'), (text, countryCode) => {
        expect(normalizePhone(text, countryCode) ?? '+4940123456').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a dial code at the start of the input selects the country (spec §4)', () => {
  it.each([
    ['+41 44 668 18 00', 'DE', 'CH', '44 668 18 00'],
    ['  +43-1-2345', 'DE', 'AT', '1-2345'],
    ['+1 (212) 555-0123', 'DE', 'US', '(212) 555-0123'],
    ['+49 (0) 40 123456', 'CH', 'DE', '40 123456'],
    ['0041 44 668 18 00', 'DE', 'CH', '44 668 18 00'],
    ['+39 06 6982', 'DE', 'IT', '06 6982'],
    ['+39 (0)6 6982', 'DE', 'IT', '(0)6 6982'],
    ['+ 41 / 44 668 18 00', 'DE', 'CH', '44 668 18 00'],
    ['\u202a+41 44 668 18 00\u202c', 'DE', 'CH', '44 668 18 00'],
    ['Tel.: +41 44 668 18 00', 'DE', 'CH', '44 668 18 00'],
    ['Tel. 040 123', 'DE', 'DE', '040 123'],
    ['+49 [0] 40 123456', 'CH', 'DE', '40 123456'],
    ['040\t123', 'DE', 'DE', '040 123'],
  ])('%o in %s: %s, %s', (text, current, country, phone) => {
    expect(parsePhoneInput(text, current)).toStrictEqual({ country, phone });
  });

  it.each([
    // Several countries share the code: the current one stays, else the main one is chosen (D23).
    ['+1 416', 'CA', 'CA'],
    ['+1 416', 'DE', 'US'],
    ['+7 727', 'DE', 'RU'],
  ])('%s in %s is %s', (text, current, country) => {
    expect(parsePhoneInput(text, current).country).toBe(country);
  });

  it.each(['', '(040) 12', '+', '+35', '+999 1', '004', '44 +41', 'a+4'])(
    'no dial code yet in %s',
    (text) => {
      expect(parsePhoneInput(text, 'AT')).toStrictEqual({ country: 'AT', phone: text });
    },
  );

  const typeKeys = (keys: string) =>
    [...keys].reduce((entry, key) => parsePhoneInput(entry.phone + key, entry.country), {
      country: 'DE',
      phone: '',
    });

  it.each([
    ['(+43) 1 2345', 'AT', '1 2345'],
    ['+39 06 6982', 'IT', '06 6982'],
    ['0171/1234567', 'DE', '0171/1234567'],
  ])('%s typed key by key: %s, %s', (keys, country, phone) => {
    expect(typeKeys(keys)).toStrictEqual({ country, phone });
  });

  it('typing key by key gives the same number', () => {
    // With eleven digits it may begin with the country's code, with 1 or 8 it may have a trunk prefix.
    const subscriber = fc.stringMatching(/^[2-79]\d{5,9}$/);
    fc.assert(
      fc.property(fc.constantFrom(...countries), subscriber, ({ iso, dialCode }, number) => {
        const { country, phone } = typeKeys(dialCode + number);
        expect(getDialCode(country)).toBe(getDialCode(iso));
        expect(normalizePhone(phone, getDialCode(country))).toBe(`${dialCode}${number}`);
      }),
      { numRuns: 500 },
    );
  });
});
