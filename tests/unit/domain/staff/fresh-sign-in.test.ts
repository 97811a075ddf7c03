import { expect, it } from 'vitest';
import { isFreshSignIn } from '#app/domain/staff/fresh-sign-in';

it('a sign-in is fresh for 15 minutes', () => {
  expect(isFreshSignIn(0, 900_000)).toBe(true);
  expect(isFreshSignIn(0, 900_001)).toBe(false);
});
