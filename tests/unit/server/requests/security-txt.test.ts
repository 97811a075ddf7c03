import { expect, it } from 'vitest';
import { composeSecurityTxt } from '#app/server/requests/security-txt';
import { site } from '#app/site';

it('security.txt has all fields of RFC 9116 and expires half a year after each request', () => {
  expect(composeSecurityTxt(Date.UTC(2026, 10, 22, 17, 43, 12, 345))).toBe(
    [
      `Contact: mailto:${site.securityEmail}`,
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: de, en',
      `Canonical: ${site.origin}/.well-known/security.txt`,
    ].join('\n'),
  );
  expect(composeSecurityTxt(Date.UTC(2030, 0, 1))).toContain('Expires: 2030-06-30T00:00:00Z');
});
