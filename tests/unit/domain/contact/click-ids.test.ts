import { expect, it } from 'vitest';
import { dropClickIds } from '#app/domain/contact/click-ids';

it.each(
  'gclid fbclid msclkid gbraid wbraid dclid ttclid twclid li_fat_id yclid mc_eid igshid _hsenc _hsmi'.split(
    ' ',
  ),
)('%s is dropped from a page', (name) => {
  expect(dropClickIds(`/preiskalkulator/pro?users=7&${name}=x.y-z&utm_source=a`)).toBe(
    '/preiskalkulator/pro?users=7&utm_source=a',
  );
});

it.each([
  ['/', '/'],
  ['/?gclid=1', '/'],
  ['/?GCLID=1&%67clid=2&gclid', '/'],
  ['/x?a=%2F,b&fbclid=1#part', '/x?a=%2F,b#part'],
  ['/x?addons=sso,reporting&utm_campaign=gclid', '/x?addons=sso,reporting&utm_campaign=gclid'],
])('of %s stays %s', (page, kept) => {
  expect(dropClickIds(page)).toBe(kept);
});
