import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_SIZE, readConfigFile } from '#app/domain/pricing/editing/import-file';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import { anyConfig } from '../arbitraries';
import { priceList, RUNS } from '../price-list';

const encode = (text: string) => new TextEncoder().encode(text);
const exported = JSON.stringify(priceList, null, 2);

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (const [index, unit] of [0xfeff, ...text].entries()) {
    const code = typeof unit === 'string' ? unit.charCodeAt(0) : unit;
    view.setUint16(index * 2, code, isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

describe('a valid file', () => {
  it.each([
    ['with a byte order mark', `\uFEFF${exported}`],
    ['with empty lines around', `\r\n\t ${exported} \n`],
  ])('%s', (_, text) => {
    expect(readConfigFile(encode(text))).toEqual({ kind: 'ok', value: priceList });
  });

  it('can contain any configuration', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const stored = JSON.parse(JSON.stringify(config));
        expect(readConfigFile(encode(JSON.stringify(config)))).toEqual({
          kind: 'ok',
          value: stored,
        });
      }),
      RUNS,
    );
  });
});

describe('an invalid file', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['html', '<!doctype html><html></html>'],
    ['html', '\n<?xml version="1.0"?>'],
    ['truncated', exported.slice(0, 700)],
    ['truncated', '{'],
    ['not-json', exported.replace(',', ';')],
    ['not-json', 'title;price\ncore;499'],
    ['not-json', 'core}'],
    ['not-json', '{]}'],
  ])('%s: %j', (fault, text) => {
    expect(readConfigFile(encode(text))).toEqual({ kind: 'refused', refusal: { kind: fault } });
  });

  it.each([
    ['UTF-16, little end first', encodeUtf16(exported, true)],
    ['UTF-16, big end first', encodeUtf16(exported, false)],
    ['Latin 1', Uint8Array.from([0x7b, 0x22, 0xfc, 0x22, 0x7d])],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['zero bytes in the text', encode(`${exported}\0`)],
  ])('not-utf8: %s', (_, bytes) => {
    expect(readConfigFile(bytes)).toEqual({ kind: 'refused', refusal: { kind: 'not-utf8' } });
  });

  it('too-large: is not read', () => {
    expect(MAX_FILE_SIZE).toBe(4_000_000);
    const bytes = encode(exported);
    const padTo = (size: number) => {
      const padded = new Uint8Array(size).fill(0x20);
      padded.set(bytes);
      return padded;
    };
    expect(readConfigFile(padTo(4_000_000)).kind).toBe('ok');
    const tooLarge = { kind: 'refused', refusal: { kind: 'too-large' } };
    expect(readConfigFile(padTo(4_000_001))).toEqual(tooLarge);
    expect(readConfigFile(new Uint8Array(50_000_000))).toEqual(tooLarge);
  });

  it('wrong-shape: reports the paths', () => {
    expect(readConfigFile(encode('[]'))).toEqual({
      kind: 'refused',
      refusal: { kind: 'wrong-shape', issues: [{ path: '', kind: 'wrong-type' }] },
    });
  });
});

/** 1 MB: more entries than a function takes arguments. */
const fill = (entry: string) => `${`${entry},`.repeat(1_000_000 / (entry.length + 1))}${entry}`;
const plan = JSON.stringify(priceList.PRICING_PLANS[0]);

it.each([
  ['PRICING_PLANS[0]', `{"PRICING_PLANS":[${fill('0')}]}`],
  ['PRICING_PLANS[0].id', `{"PRICING_PLANS":[${fill('{}')}]}`],
  ['ADDONS[0]', exported.replace(/"ADDONS": \[/, `"ADDONS":[${fill('[]')},`)],
  [
    'PRICING_PLANS[1].features[0]',
    `{"PRICING_PLANS":[${plan},${plan.replace(/"features":\[[^\]]*/, `"features":[${fill('1')}`)}]}`,
  ],
])('of a file full of invalid entries the first paths are reported: %s', (path, text) => {
  const read = readConfigFile(encode(text));
  const fault = read.kind === 'refused' ? read.refusal : undefined;
  const issues = fault?.kind === 'wrong-shape' ? fault.issues : [];
  expect(issues).toHaveLength(20);
  expect(issues[0]?.path).toBe(path);
});

const anyBytes = fc.uint8Array({ maxLength: 200 });
const anyText = fc.oneof(fc.json(), fc.string(), fc.constant(exported)).map(encode);
/** A configuration with something else in one of its places. */
const damaged = fc.tuple(fc.nat(), fc.nat(), anyBytes).map(([from, length, bytes]) => {
  const whole = encode(exported);
  const start = from % whole.length;
  return Uint8Array.from([
    ...whole.slice(0, start),
    ...bytes,
    ...whole.slice(start + (length % 40)),
  ]);
});

it('content of any bytes gives a configuration or an error and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(anyBytes, anyText, damaged), (bytes) => {
      const read = readConfigFile(bytes);
      if (read.kind === 'ok') expect(parsePricingConfig(read.value)).toEqual(read);
      else
        expect(read.refusal.kind).toMatch(/^(empty|not-utf8|html|truncated|not-json|wrong-shape)$/);
    }),
    RUNS,
  );
});
