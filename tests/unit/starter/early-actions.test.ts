import { expect, it } from 'vitest';
import { CALCULATOR_KEYS } from '#app/domain/pricing/search';
import { CALCULATOR_PARAMS } from '#app/starter/early-actions';

it('the starter knows the parameters of the calculator, without its schema (D13)', () => {
  expect(CALCULATOR_KEYS.filter((key) => !CALCULATOR_PARAMS.test(key))).toEqual([]);
  expect(
    ['utm_source', 's', 'users2', 'my-addons'].filter((key) => CALCULATOR_PARAMS.test(key)),
  ).toEqual([]);
});
