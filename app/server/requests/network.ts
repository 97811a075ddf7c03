import ipaddr from 'ipaddr.js';
import { parseAddress } from './trusted-proxies.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The network that an address is in.
 * @param bytes how many of an address name the network
 * @returns its first address; undefined where the text is no address
 */
export function networkOf(
  text: string,
  bytes: Record<'ipv4' | 'ipv6', number>,
): Address | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const kept = bytes[address.kind()];
  return ipaddr.fromByteArray(address.toByteArray().map((byte, at) => (at < kept ? byte : 0)));
}
