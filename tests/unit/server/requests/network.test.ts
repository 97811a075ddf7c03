import { expect, it } from 'vitest';
import { listVisitorNetworks, readForwarded } from '#app/server/requests/network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('a visitor from %s is %s', (address, visitor) => {
  expect(listVisitorNetworks(address)[0]).toStrictEqual({ key: visitor, share: 1 });
});

it('a /56 and a /48 of IPv6 share wider budgets', () => {
  expect(listVisitorNetworks('192.0.2.7')).toHaveLength(1);
  expect(listVisitorNetworks('2001:db8:1:2ff:3:4:5:6').slice(1)).toStrictEqual([
    { key: '2001:db8:1:200::/56', share: 4 },
    { key: '2001:db8:1:0::/48', share: 16 },
  ]);
});

it.each([
  [0, '10.0.0.1', '203.0.113.8', '10.0.0.1'],
  [1, '10.0.0.1', '203.0.113.8', '203.0.113.8'],
  // A proxy that appends: what the visitor has invented stands on the left.
  [1, '10.0.0.1', '6.6.6.6, 203.0.113.8', '203.0.113.8'],
  [2, '10.0.0.1', '6.6.6.6, 203.0.113.8, 198.51.100.4', '203.0.113.8'],
  [2, '10.0.0.1', '203.0.113.8', '203.0.113.8'],
  // Ports, brackets, zones and spellings.
  [1, '10.0.0.1', '203.0.113.8:40000', '203.0.113.8'],
  [1, '10.0.0.1', '[2001:DB8::0:1]:443', '2001:db8::1'],
  [1, '10.0.0.1', '2001:0db8:0000::0001', '2001:db8::1'],
  [1, '10.0.0.1', '::ffff:203.0.113.8', '203.0.113.8'],
  [0, 'fe80::1%eth0', undefined, 'fe80::1'],
  // An invalid address is ignored; the connection's address counts.
  [1, '10.0.0.1', 'unknown', '10.0.0.1'],
  [1, '10.0.0.1', '203.0.113.8, nonsense', '10.0.0.1'],
  [3, '10.0.0.1', '6.6.6.6, nonsense, 203.0.113.8', '203.0.113.8'],
  [1, '10.0.0.1', '', '10.0.0.1'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  [1, undefined, '203.0.113.8', '203.0.113.8'],
])(
  'the client address with %s proxies, from %s, for "%s": %s',
  (proxies, peer, forwardedFor, address) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    expect(readForwarded(proxies, peer, headers)['x-forwarded-for']).toBe(address);
  },
);

const forwarded = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.8',
  'x-forwarded-proto': 'https, http',
  'x-forwarded-host': ['evil.example', 'www.site.example'],
};

it.each([
  [1, '10.0.0.1', 'http', 'www.site.example'],
  [2, '10.0.0.1', 'https', 'evil.example'],
  [0, '10.0.0.1', undefined, undefined],
])(
  'protocol and host are those seen by the outermost trusted proxy of %s',
  (proxies, peer, proto, host) => {
    expect(readForwarded(proxies, peer, forwarded)).toMatchObject({
      'x-forwarded-proto': proto,
      'x-forwarded-host': host,
    });
  },
);
