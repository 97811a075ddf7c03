import { expect, it } from 'vitest';
import { createReference } from '#app/server/inquiries/reference';

it('a reference number has two groups of unambiguous characters', () => {
  const all = Array.from({ length: 2000 }, createReference);
  for (const one of all) expect(one).toMatch(/^SM-[^01IOLU]{4}-[^01IOLU]{4}$/);
  expect(new Set(all).size).toBe(2000);
  expect(new Set(all.join('').replaceAll('SM', '').replaceAll('-', ''))).toHaveProperty('size', 30);
});
