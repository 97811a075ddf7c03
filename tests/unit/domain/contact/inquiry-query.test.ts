import { describe, expect, it } from 'vitest';
import { inquiryQuerySchema } from '#app/domain/contact/inquiry-query';
import { isFiltered } from '#app/domain/list-query';

describe('the query of the inquiry list', () => {
  it('contains search words, state, days and cursor', () => {
    const query = {
      q: 'ada sap',
      state: 'open',
      reason: 'quote',
      plan: 'Pro',
      language: 'en',
      from: '2026-11-01',
      until: '2026-11-30',
      after: '1800000000000_SM-7K3F-9QXT',
    };
    expect(inquiryQuerySchema.parse(query)).toEqual(query);
    expect(inquiryQuerySchema.parse({ q: '  ada ' })).toEqual({ q: 'ada' });
  });

  it.each([
    { q: '   ' },
    { q: 'x'.repeat(101) },
    { q: ['a'] },
    { state: 'OPEN' },
    { reason: 'price' },
    { language: 'e\u0000' },
    { from: '2026-02-29' },
    { until: '1.1.2026' },
    { after: '1800000000000' },
    { after: "1_SM-1' or true" },
    { utm_source: 'mail' },
  ])('ignores invalid values: %j', (garbage) => {
    const query = inquiryQuerySchema.parse(garbage);
    expect(Object.values(query).filter((value) => value !== undefined)).toEqual([]);
    expect(isFiltered(query)).toBe(false);
  });

  it('counts as filtered by every member except the cursor', () => {
    expect(isFiltered({ after: '1_SM-A' })).toBe(false);
    expect(isFiltered({ state: 'dead' })).toBe(true);
    expect(isFiltered({ until: '2026-11-30' })).toBe(true);
  });
});
