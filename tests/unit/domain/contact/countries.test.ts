import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  chooseCountry,
  countries,
  findDialCode,
  getDialCode,
  isDialCode,
  PINNED_COUNTRIES,
} from '#app/domain/contact/countries';
import { type NamedCountry, searchCountries } from '#app/domain/contact/country-search';
import { composeDialCodes } from '#tools/contact/dial-code-source';

describe('the countries (D24)', () => {
  it('equal the generated data', () => {
    const written = readFileSync('app/domain/contact/dial-codes.ts', 'utf8');
    expect(written, 'run `npm run dial-codes`').toBe(composeDialCodes());
  });

  it('are complete and unique', () => {
    expect(new Set(countries.map(({ iso }) => iso)).size).toBe(245);
    expect(countries).toHaveLength(245);
    expect(countries).toContainEqual({ iso: 'XK', dialCode: '+383' });
    expect(['CA', 'KZ', 'VA', 'ZZ'].map(getDialCode)).toEqual(['+1', '+7', '+39', '+49']);
  });

  it('begin with five pinned ones; Germany is the default (spec §3, §9)', () => {
    expect(PINNED_COUNTRIES).toStrictEqual(['DE', 'US', 'IN', 'BR', 'CN']);
    expect(getDialCode('DE')).toBe('+49');
  });

  it('have dial codes that are no prefixes of each other', () => {
    const codes = [...new Set(countries.map(({ dialCode }) => dialCode))];
    const isStart = (code: string) => codes.some((one) => one !== code && one.startsWith(code));
    expect(codes.filter(isStart)).toStrictEqual([]);
  });

  it('stay selected if they share the dial code; else its main country is selected (D23)', () => {
    expect(chooseCountry('+1', 'CA')).toBe('CA');
    expect(chooseCountry('+1', 'DE')).toBe('US');
    expect(chooseCountry('+999', 'DE')).toBeUndefined();
    expect(isDialCode('+1')).toBe(true);
    expect(isDialCode('1')).toBe(false);
    expect(isDialCode('+999')).toBe(false);
  });

  it.each([
    ['+4940123456', '+49'],
    ['+12125550123', '+1'],
    ['+351213456789', '+351'],
    ['+80012345678', undefined],
    ['+35', undefined],
    ['4940123456', undefined],
  ])('%s begins with %s', (number, code) => {
    expect(findDialCode(number)).toBe(code);
  });
});

const list: readonly NamedCountry[] = [
  { iso: 'DE', dialCode: '+49', name: 'Deutschland', englishName: 'Germany' },
  { iso: 'AT', dialCode: '+43', name: 'Österreich', englishName: 'Austria' },
  { iso: 'CR', dialCode: '+506', name: 'Costa Rica', englishName: 'Costa Rica' },
  { iso: 'TL', dialCode: '+670', name: 'Timor-Leste', englishName: 'Timor-Leste' },
  { iso: 'LI', dialCode: '+423', name: 'Liechtenstein', englishName: 'Liechtenstein' },
  { iso: 'FO', dialCode: '+298', name: 'Føroyar', englishName: 'Faroe Islands' },
];
const find = (typed: string) => searchCountries(list, typed).map(({ iso }) => iso);

it.each([
  ['', ['DE', 'AT', 'CR', 'TL', 'LI', 'FO']],
  // Names in either language, without case and accents, those that start so first.
  ['ost', ['AT', 'CR']],
  ['REICH', ['AT']],
  ['german', ['DE']],
  ['leste', ['TL']],
  ['foroyar', ['FO']],
  // The ISO code.
  ['at', ['AT']],
  // The dial code.
  ['+43', ['AT']],
  ['0043', ['AT']],
  ['4', ['DE', 'AT', 'LI']],
  ['+436', []],
  ['Atlantis', []],
])('searching countries for %o finds %o (D24)', (typed, isos) => {
  expect(find(typed)).toStrictEqual(isos);
});
