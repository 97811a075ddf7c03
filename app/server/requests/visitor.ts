import { networkOf } from './network.ts';

/**
 * What counts as one visitor: an IPv4 address or an IPv6 network of 64 bits, of which one line has
 * as many addresses as it likes.
 */
export function visitorOf(address: string): string {
  const network = networkOf(address, { ipv4: 4, ipv6: 8 });
  if (!network) return address;
  const text = network.toNormalizedString();
  return network.kind() === 'ipv4' ? text : `${text.split(':').slice(0, 4).join(':')}::/64`;
}
