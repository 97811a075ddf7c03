import { getNetwork } from './network.ts';

/** Key of a visitor for limits: an IPv4 address or an IPv6 /64, since one line owns a whole /64. */
export function getVisitorKey(address: string): string {
  const network = getNetwork(address, { ipv4: 4, ipv6: 8 });
  if (!network) return address;
  const text = network.toNormalizedString();
  return network.kind() === 'ipv4' ? text : `${text.split(':').slice(0, 4).join(':')}::/64`;
}
