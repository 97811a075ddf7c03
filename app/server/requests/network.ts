import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

type Header = string | string[] | undefined;

/**
 * The origin of a request: the address that the outermost trusted proxy has seen, with its protocol
 * and host. Addresses to the left of it can be forged.
 * @param hops number of trusted proxies, counted from the server
 * @param peer address of the connection's other end
 * @returns the headers with the visitor's normalized address, if the connection has one, and only
 *   the values of trusted proxies
 */
export function readForwarded(
  hops: number,
  peer: string | undefined,
  headers: Readonly<Record<string, Header>>,
): Record<`x-forwarded-${'for' | 'proto' | 'host'}`, string | undefined> {
  const connected = parseCached(peer ?? '')?.text;
  const seen = (name: string) => (hops === 0 ? [] : splitHeader(headers[name]).slice(-hops));
  const chain = seen('x-forwarded-for').map(parseCached);
  const [visitor] = chain.slice(chain.lastIndexOf(undefined) + 1);
  return {
    'x-forwarded-for': visitor?.text ?? connected,
    'x-forwarded-proto': seen('x-forwarded-proto')[0],
    'x-forwarded-host': seen('x-forwarded-host')[0],
  };
}

/**
 * Parses an address, with or without a port: `203.0.113.8:40000`, `[2001:db8::1]:443`. IPv4-mapped
 * IPv6 addresses become IPv4.
 */
export function parseAddress(text: string): Address | undefined {
  return parseCached(text)?.address;
}

interface ParsedAddress {
  address: Address;
  /** Normalized text. */
  text: string;
}

/** Longer texts are not cached. */
const MAX_CACHED_LENGTH = 64;
const parsedAddresses = new LRUCache<string, ParsedAddress>({ max: 1000 });

function parseCached(text: string): ParsedAddress | undefined {
  const known = parsedAddresses.get(text);
  if (known) return known;
  const address = readAddress(text);
  if (!address) return undefined;
  const found = { address, text: address.toString() };
  // An IPv6 zone may have any length.
  if (text.length < MAX_CACHED_LENGTH) parsedAddresses.set(text, found);
  return found;
}

function readAddress(text: string): Address | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const [plain = ''] = (bracketed ?? beforePort ?? text).split('%');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain);
  return isAddress ? ipaddr.process(plain) : undefined;
}

function splitHeader(header: Header = ''): string[] {
  const values = [header].flat().join().split(',');
  return values.map((text) => text.trim()).filter(Boolean);
}

/** The first address of a network with a prefix in bytes; undefined if the text is no address. */
export function getNetwork(
  text: string,
  bytes: Record<'ipv4' | 'ipv6', number>,
): Address | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const prefix = bytes[address.kind()];
  return ipaddr.fromByteArray(address.toByteArray().map((byte, at) => (at < prefix ? byte : 0)));
}

/** A network that shares a budget. */
interface SharedNetwork {
  key: string;
  /** How many times the budget of one visitor it has. */
  share: number;
}

/** One line owns an IPv6 /64, a customer up to a /48 with 65,536 of them. */
const SHARES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** The networks that a visitor's events count for: an IPv4 address, or an IPv6 /64, /56 and /48. */
export function listVisitorNetworks(address: string): SharedNetwork[] {
  const parsed = parseAddress(address);
  if (parsed?.kind() !== 'ipv6') return [{ key: parsed?.toString() ?? address, share: 1 }];
  return SHARES.map(({ bits, share }) => {
    const network = getNetwork(address, { ipv4: 4, ipv6: bits / 8 })?.toNormalizedString() ?? '';
    return { key: `${network.split(':').slice(0, 4).join(':')}::/${bits}`, share };
  });
}
