import { expect, it } from 'vitest';
import {
  decodeAddonId,
  decodePlanId,
  encodeAddonId,
  encodePlanId,
} from '#app/domain/pricing/search';

// Ids are free text in the editor; the address must hold each of them.

it.each([
  ['sso', 'sso'],
  ['a,b', 'a%2Cb'],
  ['a%2Cb', 'a%252Cb'],
  ['%25', '%2525'],
  ['100 %', '100 %'],
  ['%2,', '%2%2C'],
])('the addon %s is %s in the list, and itself again', (id, written) => {
  expect(encodeAddonId(id)).toBe(written);
  expect(decodeAddonId(written)).toBe(id);
});

it.each([
  ['core', 'core'],
  ['.', '%2E'],
  ['..', '%2E%2E'],
  ['...', '...'],
  ['a.b', 'a.b'],
])('the plan %s is %s in the path, and itself again', (id, written) => {
  expect(encodePlanId(id)).toBe(written);
  expect(decodePlanId(written)).toBe(id);
});
