import { describe, expect, it } from 'vitest';
import { foldText } from '#app/domain/fold-text';
import { toOneLine } from '#app/domain/plain-text';
import { composeName, readFilter } from '#app/server/inquiries/list';
import { createReference } from '#app/server/inquiries/reference';
import { readCursor } from '#app/server/store/cursor';

describe('the filter in an address', () => {
  it('has Berlin days, the last one whole, also when the clock changes', () => {
    expect(readFilter({ from: '2026-10-25', until: '2026-10-25' })).toEqual({
      words: [],
      members: [],
      state: undefined,
      since: Date.parse('2026-10-25T00:00:00+02:00'),
      before: Date.parse('2026-10-26T00:00:00+01:00'),
    });
    expect(readFilter({ until: '2026-12-31' }).before).toBe(
      Date.parse('2027-01-01T00:00:00+01:00'),
    );
  });

  it('has a few words, folded like the stored text', () => {
    expect(readFilter({ q: ' Jürgen  GROSS ' }).words).toEqual([['jurgen'], ['gross']]);
    expect(readFilter({ q: 'a b c d e f g h i j' }).words).toHaveLength(8);
  });

  it.each([
    ['0170 1234567', [['01701234567', '1701234567', '+491701234567']]],
    ['040 123456', [['040123456', '40123456', '+4940123456']]],
    ['+49 (0)40/123-456', [['+49040123456', '+4940123456']]],
    ['0049 170', [['0049170', '49170']]],
    ['ada 0170', [['ada'], ['0170', '170']]],
    ['4711@sap.example SM-2345-6789', [['4711@sap.example'], ['sm-2345-6789']]],
    ['-', [['-']]],
  ])('%s is searched as %j', (q, words) => {
    expect(readFilter({ q }).words).toEqual(words);
  });

  it('looks for reason and plan in the payload', () => {
    expect(readFilter({ reason: 'info', plan: 'Pro "XL"' }).members).toEqual([
      '"reason":"info"',
      '"plan":"Pro \\"XL\\""',
    ]);
  });

  it('begins after the last row of the previous page', () => {
    expect(readCursor('1800000000000_SM-7K3F-9QXT')).toEqual({
      time: 1_800_000_000_000,
      id: 'SM-7K3F-9QXT',
    });
    expect(readCursor(undefined)).toBeUndefined();
  });
});

it.each([
  ['Müller', 'muller'],
  ['Groß', 'gross'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['Đorđe Iıħŋŧ', 'dorde iihnt'],
  ['ÆRØ, Œuvre, Þórður', 'aero, oeuvre, thordur'],
  ['O’Hara', "o'hara"],
  ['李 小龍', '李 小龍'],
  ['a\u0000b\n c', 'a b c'],
  // Half of a character: no database takes it.
  ['x\ud83d', 'x'],
])('the search text of %j is %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('a reference number has two groups of unambiguous characters', () => {
  const all = Array.from({ length: 2000 }, createReference);
  for (const one of all) expect(one).toMatch(/^SM-[^01IOLU]{4}-[^01IOLU]{4}$/);
  expect(new Set(all).size).toBe(2000);
  expect(new Set(all.join('').replaceAll('SM', '').replaceAll('-', ''))).toHaveProperty('size', 30);
});

it.each([
  ['gnp\u202e.exe می\u200cخواهم 👩\u200d💻', 'gnp .exe می\u200cخواهم 👩\u200d💻'],
  ...['\u200b', '\u202e\u2066', '\u3164\u115f', '\u2800', '\u200d', '\u0301'].map((name) => [
    name,
    '',
  ]),
])('of the name %j lists show %j', (firstName = '', shown = '') => {
  const name = composeName({ firstName, lastName: '', email: '', phone: '', reason: 'info' });
  expect(toOneLine(name).trim()).toBe(shown);
});
