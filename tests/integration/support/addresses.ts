import fc from 'fast-check';

const anyText = fc.string({ unit: 'binary', maxLength: 24 });

const hostileText = fc.constantFrom(
  '',
  'undefined',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '"><script>alert(1)</script>',
  "' onload='x",
  '</script><b>',
  '<!--',
  '{"a":[1]}',
  '[object Object]',
  '&lt;&nbsp',
  '\u202e\u0000\ufeff',
  '../../etc/passwd',
  'a'.repeat(2000),
);

const number = fc.oneof(
  fc.integer({ min: -3, max: 1200 }).map(String),
  fc.constantFrom('0', '-0', '+7', '007', '1e9', '0x10', '1.5', ' 5', '١٢', '9007199254740993'),
  fc.bigInt().map(String),
  fc.double().map(String),
);

const ids = fc
  .array(fc.oneof(fc.constantFrom('sso', 'support', 'reporting', 'doku-genius'), anyText), {
    maxLength: 5,
  })
  .map((list) => list.join(','));

const value = fc.oneof(number, fc.constantFrom('true', 'false', 'TRUE'), ids, hostileText, anyText);

const key = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('yearly', 'users', 'systems', 'landscapes', 'commitment', 'addons'),
  },
  { weight: 1, arbitrary: fc.constantFrom('utm_source', '__proto__', 'constructor', 'users[]') },
  { weight: 1, arbitrary: anyText },
);

/** As a well-behaved program writes it, as an old form does, or as it comes. */
const written = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.constantFrom(encodeURIComponent, encodeForm, encodeNothing))
    .map(([part, encode]) => encode(part));

const pair = fc
  .tuple(written(key), fc.constantFrom('=', '=', '=', '', '=='), written(value))
  .map((parts) => parts.join(''));

const query = fc.oneof(
  { weight: 6, arbitrary: fc.array(pair, { maxLength: 7 }).map((pairs) => pairs.join('&')) },
  { weight: 1, arbitrary: fc.constantFrom('&&', '=', '?', '%', '%E0%A4%A', 'users=%', '%00=%FF') },
  { weight: 1, arbitrary: written(anyText) },
);

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('core', 'pro', 'enterprise', 'plan-4') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%2F', '%2F%2F', 'index.html', 'x.js', '…'),
  },
  { weight: 3, arbitrary: written(fc.oneof(anyText, hostileText)) },
);

/** An address of the calculator with anything at all for a plan and for a query. */
export const calculatorAddress = fc
  .record({
    prefix: fc.constantFrom('', '', '/en'),
    segment: fc.option(segment, { nil: undefined }),
    query: fc.option(query, { nil: undefined }),
  })
  .map(
    (address) =>
      `${address.prefix}/preiskalkulator` +
      (address.segment === undefined ? '' : `/${keepInside(address.segment)}`) +
      (address.query === undefined ? '' : `?${address.query.replaceAll('#', '%23')}`),
  );

/** Dots and slashes that would lead out of the segment stay what they are: text. */
function keepInside(text: string): string {
  const inside = text.replace(/[/\\?#]/g, encodeURIComponent);
  return /^(\.|%2e)+$/i.test(inside) ? `_${inside}` : inside;
}

function encodeForm(text: string): string {
  return new URLSearchParams([[text, '']]).toString().slice(0, -1);
}

function encodeNothing(text: string): string {
  return text;
}
