import { expect, it } from 'vitest';
import { getVisitorKey } from '#app/server/requests/network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('a visitor from %s is %s', (address, visitor) => {
  expect(getVisitorKey(address)).toBe(visitor);
});
