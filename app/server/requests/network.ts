import ipaddr from 'ipaddr.js';
import { parseAddress } from './trusted-proxies.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The network of an address.
 * @param bytes prefix length in bytes
 * @returns the first address of the network; undefined if the text is no address
 */
export function getNetwork(
  text: string,
  bytes: Record<'ipv4' | 'ipv6', number>,
): Address | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const prefix = bytes[address.kind()];
  return ipaddr.fromByteArray(address.toByteArray().map((byte, at) => (at < prefix ? byte : 0)));
}

/** Key of a visitor for limits: an IPv4 address or an IPv6 /64, since one line owns a whole /64. */
export function getVisitorKey(address: string): string {
  const network = getNetwork(address, { ipv4: 4, ipv6: 8 });
  if (!network) return address;
  const text = network.toNormalizedString();
  return network.kind() === 'ipv4' ? text : `${text.split(':').slice(0, 4).join(':')}::/64`;
}
