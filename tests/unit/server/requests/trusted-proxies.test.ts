import { describe, expect, it } from 'vitest';
import { readForwarded, readTrustedProxies } from '#app/server/requests/trusted-proxies';

/** The visitor's address for this `TRUST_PROXY`, connection and `X-Forwarded-For`. */
function read(trust: string, peer: string | undefined, forwardedFor?: string) {
  const trusted = readTrustedProxies(trust);
  if (!trusted) throw new Error(`${trust} is refused`);
  return readForwarded(trusted, peer, { 'x-forwarded-for': forwardedFor }).address;
}

describe('the client address', () => {
  it.each([
    ['false', '10.0.0.1', '203.0.113.8', '10.0.0.1'],
    ['true', '10.0.0.1', '203.0.113.8', '203.0.113.8'],
    // A proxy that appends: what the visitor has invented stands on the left.
    ['true', '10.0.0.1', '6.6.6.6, 203.0.113.8', '203.0.113.8'],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 203.0.113.8, 10.9.9.9', '203.0.113.8'],
    ['10.0.0.0/8', '192.0.2.1', '203.0.113.8', '192.0.2.1'],
    ['2', '10.0.0.1', '6.6.6.6, 203.0.113.8, 198.51.100.4', '203.0.113.8'],
    ['2', '10.0.0.1', '203.0.113.8', '203.0.113.8'],
    ['0', '10.0.0.1', '203.0.113.8', '10.0.0.1'],
    ['loopback', '127.0.0.1', '203.0.113.8', '203.0.113.8'],
    ['loopback', '::1', '203.0.113.8', '203.0.113.8'],
    ['loopback', '::ffff:127.0.0.1', '203.0.113.8', '203.0.113.8'],
    ['loopback, 192.0.2.1', '192.0.2.1', '203.0.113.8, 127.0.0.1', '203.0.113.8'],
    ['2001:db8::/32', '2001:DB8:0:0::7', '203.0.113.8', '203.0.113.8'],
    // Ports, brackets, zones and spellings.
    ['true', '10.0.0.1', '203.0.113.8:40000', '203.0.113.8'],
    ['true', '10.0.0.1', '[2001:DB8::0:1]:443', '2001:db8::1'],
    ['true', '10.0.0.1', '2001:0db8:0000::0001', '2001:db8::1'],
    ['true', '10.0.0.1', '::ffff:203.0.113.8', '203.0.113.8'],
    ['false', 'fe80::1%eth0', undefined, 'fe80::1'],
    // An invalid address is ignored; the connection's address counts.
    ['true', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['true', '10.0.0.1', '203.0.113.8, nonsense', '10.0.0.1'],
    ['true', '10.0.0.1', '', '10.0.0.1'],
    ['true', '10.0.0.1', undefined, '10.0.0.1'],
    ['true', undefined, '203.0.113.8', '203.0.113.8'],
    ['10.0.0.0/8', undefined, '203.0.113.8', undefined],
  ])('TRUST_PROXY=%s, from %s, for "%s": %s', (trust, peer, forwardedFor, address) => {
    expect(read(trust, peer, forwardedFor)).toBe(address);
  });
});

describe('protocol and host', () => {
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.8',
    'x-forwarded-proto': 'https, http',
    'x-forwarded-host': ['evil.example', 'www.site.example'],
  };

  it.each([
    ['true', '10.0.0.1', 'http', 'www.site.example'],
    ['2', '10.0.0.1', 'https', 'evil.example'],
    ['false', '10.0.0.1', undefined, undefined],
    ['192.0.2.1', '10.0.0.1', undefined, undefined],
  ])('are those seen by the outermost trusted proxy: %s', (trust, peer, proto, host) => {
    const trusted = readTrustedProxies(trust) ?? { hops: 0 };
    expect(readForwarded(trusted, peer, headers)).toMatchObject({ proto, host });
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    'maybe',
    'True',
    '10.0.0.0/33',
    '10.0.0',
    '10/8',
    '10.0/8',
    '10.0.0.0/8/8',
    '::ffff:10.0.0.0/104',
    '21',
    '-1',
    '1.5',
    'loopback,',
    ' ',
    '::g',
  ])('is refused: "%s"', (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});
