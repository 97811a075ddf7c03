import { expect, it } from 'vitest';
import { createAddressIndex } from '#app/server/pages/address-index';

it('known addresses are counted with what they take in memory beside their letters', () => {
  const known = createAddressIndex(100_000);
  // A flood of 208 bytes each, of which 200 are no letters.
  for (let flood = 10_000; flood < 20_000; flood++) known.set(`/?${flood}`, '/');
  expect(known.size).toBe(480);
  expect(known.get('/?19999')).toBe('/');
  expect(known.get('/?19519')).toBeUndefined();
});
