import { describe, expect, it } from 'vitest';
import { canonicalizeAddress } from '#app/framework/router-spelling';
import { pageAddress } from '#app/server/pages/page-address';

const addressOf = (path: string) => pageAddress(new URL(path, 'https://site.example'));

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&users=4', '/'],
    ['/agb?x=1', '/agb'],
    ['/preiskalkulator', '/preiskalkulator'],
    ['/preiskalkulator?utm_source=mail', '/preiskalkulator'],
    ['/preiskalkulator/core?utm_source=a&users=4&gclid=b', '/preiskalkulator/core?users=4'],
    [
      '/en/preiskalkulator/core?addons=sso,x&landscapes=2&users=4&yearly=true',
      '/en/preiskalkulator/core?yearly=true&users=4&landscapes=2&addons=sso,x',
    ],
    ['/preiskalkulator/core?__proto__=1&constructor=2', '/preiskalkulator/core'],
    ['/preiskalkulator/core?addons=', '/preiskalkulator/core'],
    ['/szenarien?utm=x&s=A~core', '/szenarien?s=A~core'],
    ['/en/szenarien?s=A~core&s=B~pro%3Fusers%3D20', '/en/szenarien?s=A~core&s=B~pro%3Fusers%3D20'],
    ['/szenarien?s=A~core%3Fusers%3Dabc&s=nonsense', '/szenarien?s=A~core%3Fusers%3Dabc'],
    ['/szenarien?s=nonsense', '/szenarien'],
    // Only these two show something of its query.
    ['/preiskalkulatoren?users=4', '/preiskalkulatoren'],
  ])('%s is %s', (given, canonical) => {
    expect(addressOf(given)).toBe(canonical);
  });

  it.each(['?users=1.000', '?users=04', '?yearly=true.', '?users=4&users=5&utm=x'])(
    'is undefined for %s, which is redirected (D12)',
    (query) => {
      expect(addressOf(`/preiskalkulator/core${query}`)).toBeUndefined();
    },
  );
});

it.each([
  ['/preiskalk%75lator/core?users=50', '/preiskalkulator/core?users=50'],
  ['/preiskalkulator/c%6Fre', '/preiskalkulator/core'],
  ['/preiskalkulator/a%2Fb', '/preiskalkulator/a%2Fb'],
  ['/preiskalkulator/50%', '/preiskalkulator/50%25'],
  ['/preiskalkulator/%252E%252E', '/preiskalkulator/%252E%252E'],
])('%s is spelled %s before it is matched', (given, spelled) => {
  const { url } = canonicalizeAddress(new Request(`https://site.example${given}`));
  expect(url).toBe(`https://site.example${spelled}`);
});
