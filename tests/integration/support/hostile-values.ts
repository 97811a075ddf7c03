import * as fc from 'fast-check';

/** In bytes; the largest request without a session has 64 kB. */
const LONG = 60_000;
const fill = (piece: string) => piece.repeat(Math.floor(LONG / Buffer.byteLength(piece)));

function nest(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Names that objects inherit. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then'];

const TEXTS = [
  // Long, in pieces that expressions repeat.
  ...['/', '0/', '- ', ' ', 'a', ',', '<a@', '&amp;', '%2C', '\u0300\u0315', 'ﷺ'].map(fill),
  ...INHERITED,
  // Signs that are alone, unseen or of another script.
  ...[
    '\ud800',
    '\udc00x',
    'a\0b',
    '\ufeff',
    '\u202eabc',
    '\ufffc',
    'А\u0430',
    '１２',
    '١٢٣',
    'İ',
    'ſ',
  ],
  ...['a\u2028b', '\u001b[31m', '=1+1', '<script>', "' or 1=1 --", '{{name}}', '*', '+49*'],
  // Numbers as texts.
  ...['', ' ', '-0', '1e308', '9'.repeat(400), 'NaN', '0x10', '+1', '1.000.000', '2026-02-31'],
  // Addresses and their parts; those that begin with "%" are sent as they are.
  ...['%', '%00', '%ED%A0%80', '%c0%af', '?', '#', '../../etc/passwd', '//evil.example/'],
  '/preiskalkulator/pro?users=300000000000000&addons=constructor,__proto__',
  `/preiskalkulator/__proto__?s=~~~&yearly=true&commitment=${'9'.repeat(40)}`,
  '/angebot/constructor',
];

const NUMBERS = [
  ...[0, -0, -1, 0.5, 1e6, 1e6 + 1, 1e12, 1e15, 3e14, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21],
  ...[1e308, 5e-324, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY],
];

const OTHERS = [
  ...[null, undefined, true, false, [], {}, [[]], [null], { length: 1e9 }, nest(40), nest(400)],
  ...[Array.from({ length: 3000 }, () => 'a'), Array.from({ length: 900 }, (_, at) => `id${at}`)],
  ...[INHERITED, { toString: 'x' }, { constructor: { name: 1 } }],
];

/** Long texts, huge and odd numbers, inherited names, look-alike letters and wrong types. */
export const HOSTILE_VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...OTHERS];

/** Random ones of the same kinds. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc
    .tuple(
      fc.array(fc.constantFrom(...TEXTS.map((text) => text.slice(0, 8))), { maxLength: 4 }),
      fc.integer({ min: 1, max: 500 }),
    )
    .map(([pieces, times]) => pieces.join('').repeat(times)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
);
