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
  // A link that a mail program has escaped, and one to which a second query was appended.
  ['/x?users=7&amp;gclid=1&amp;yearly=true', '/x?users=7&amp;yearly=true'],
  ['/x?&amp;amp;gclid=1', '/x?'],
  ['/x?utm_source=a?gclid=1#fbclid=2', '/x?utm_source=a'],
  ['/x?rb_clickid=1&click_id=2&newclid=3', '/x'],
  ['/x?addons=sso,reporting&utm_campaign=gclid', '/x?addons=sso,reporting&utm_campaign=gclid'],
])('of %s stays %s', (page, kept) => {
  expect(dropClickIds(page)).toBe(kept);
});
