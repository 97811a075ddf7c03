import { isDeepStrictEqual as areEqual } from 'node:util';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { selectionToSearch, updateSearch } from '#app/domain/pricing/selection';
import { anyConfig, anyPlanId, anySearch } from './arbitraries';
import { RUNS, select } from './price-list';

/** The router's reading of a query, with its merge of raw and validated parameters. */
function readAddress(query: string) {
  const raw = parseQueryString(query);
  return { ...raw, ...calculatorSearchSchema.parse(raw) };
}

/** Any code unit, half surrogate pairs included. */
const codeUnit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff)).map((code) => String.fromCharCode(code));
const anyString = fc.string({ unit: codeUnit });
const wellFormed = fc.string({
  unit: codeUnit.filter((unit) => !/[\uD800-\uDFFF]/u.test(unit)),
  maxLength: 4,
});

const anyText = fc.oneof(
  anyString,
  fc.string({ unit: fc.constantFrom('%', 'a', '&', '=', '+', ',', '2', 'C', 'ä', '\uD800', '?') }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('users', 'yearly', 'addons', 'utm', '__proto__', 'constructor', ''),
        fc.oneof(fc.string(), fc.constantFrom('true', '3', 'abc', '-0', 'sso,reporting', '%zz')),
      ),
    )
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
);

describe('address and selection (D11 to D14)', { timeout: 60_000 }, () => {
  it('a canonical address leads to a selection and back to itself', () => {
    fc.assert(
      fc.property(anyConfig, anyPlanId, anySearch, (config, planId, search) => {
        const selection = select(planId, search, config);
        const address = formatQueryString(selectionToSearch(selection));
        const again = select(selection.plan.id, readAddress(address), config);
        return (
          areEqual(again, selection) && formatQueryString(selectionToSearch(again)) === address
        );
      }),
      RUNS,
    );
  });

  it('any address leads to a selection whose address stays as it is', () => {
    fc.assert(
      fc.property(anyConfig, anyPlanId, anyText, (config, planId, text) => {
        const search = readAddress(text);
        const selection = select(planId, search, config);
        const address = formatQueryString(updateSearch(search, selection));
        const searchAgain = readAddress(address);
        const again = select(planId, searchAgain, config);
        const addressAgain = formatQueryString(updateSearch(searchAgain, again));
        return areEqual(again, selection) && addressAgain === address;
      }),
      RUNS,
    );
  });
});

describe('queries', { timeout: 60_000 }, () => {
  it('any text is parsed, and formatting is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = formatQueryString(parseQueryString(text));
        return (
          formatQueryString(parseQueryString(query)) === query &&
          new URL(`https://example.org/${query}`).search === query
        );
      }),
      RUNS,
    );
  });

  it('any parameters are preserved', () => {
    const parameters = fc.dictionary(
      wellFormed.filter((key) => key !== '__proto__' && key !== 'addons'),
      fc.oneof(wellFormed, fc.array(wellFormed, { minLength: 2, maxLength: 3 })),
      { maxKeys: 4, noNullPrototype: true },
    );
    fc.assert(
      fc.property(parameters, (record) => {
        return areEqual(parseQueryString(formatQueryString(record)), record);
      }),
      RUNS,
    );
  });
});
