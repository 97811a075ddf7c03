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
