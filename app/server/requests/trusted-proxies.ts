import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Proxies whose `X-Forwarded-*` is trusted: their number, counted from the server, or networks. */
export type TrustedProxies =
  | { hops: number; networks?: undefined }
  | { hops?: undefined; networks: readonly Network[] };

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [address: Address, prefixLength: number];

const MAX_HOPS = 20;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const NAMED: ReadonlyMap<string, TrustedProxies> = new Map([
  ['false', { hops: 0 }],
  ['true', { hops: 1 }],
]);

/**
 * Reads `TRUST_PROXY`: `true` (one proxy, whichever it is), `false`, a number of proxies, or a list
 * with commas of addresses, networks (`10.0.0.0/8`) and `loopback`; undefined for anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const named = NAMED.get(text);
  if (named) return named;
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? { hops: Number(text) } : undefined;
  const networks = text
    .split(',')
    .flatMap((part) => (part.trim() === 'loopback' ? LOOPBACK : [part.trim()]))
    .map(readNetwork);
  return networks.every((network) => network !== undefined) ? { networks } : undefined;
}

/** Only full addresses: the library would read `10/8` as 0.0.0.10. */
function readNetwork(text: string): Network | undefined {
  const [host = '', ...lengths] = text.split('/');
  const address = parseAddress(host);
  if (!address) return undefined;
  if (lengths.length === 0) return [address, address.kind() === 'ipv4' ? 32 : 128];
  const network = [address.toString(), ...lengths].join('/');
  return ipaddr.isValidCIDR(network) ? ipaddr.parseCIDR(network) : undefined;
}

/** Client facts that trusted proxies report. */
export interface Forwarded {
  /** The visitor's normalized address; undefined if the connection has none. */
  address: string | undefined;
  proto: string | undefined;
  host: string | undefined;
}

type Header = string | string[] | undefined;

/**
 * The origin of a request: from the connection on and then from right to left, the first address that
 * is not a trusted proxy's. Addresses to the left of it can be forged. Protocol and host are those
 * that the outermost trusted proxy has seen.
 * @param peer address of the connection's other end
 */
export function readForwarded(
  trusted: TrustedProxies,
  peer: string | undefined,
  headers: Readonly<Record<string, Header>>,
): Forwarded {
  let visitor = parseCached(peer ?? '');
  // The usual case, without a trusted proxy.
  if (!isTrusted(trusted, visitor?.address, 0)) {
    return { address: visitor?.text, proto: undefined, host: undefined };
  }
  const given = readList(headers['x-forwarded-for']);
  let hops = 0;
  while (isTrusted(trusted, visitor?.address, hops)) {
    hops += 1;
    const next = parseCached(given.at(-hops) ?? '');
    if (!next) break;
    visitor = next;
  }
  const seen = (name: string) => readList(headers[name]).slice(-hops)[0];
  return {
    address: visitor?.text,
    proto: seen('x-forwarded-proto'),
    host: seen('x-forwarded-host'),
  };
}

function isTrusted(
  { hops, networks }: TrustedProxies,
  address: Address | undefined,
  passed: number,
): boolean {
  if (!networks) return passed < hops;
  return address !== undefined && networks.some((network) => contains(network, address));
}

function contains([network, length]: Network, address: Address): boolean {
  if (network instanceof ipaddr.IPv4) {
    return address instanceof ipaddr.IPv4 && address.match(network, length);
  }
  return address instanceof ipaddr.IPv6 && address.match(network, length);
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

function readList(header: Header): string[] {
  if (header === undefined) return [];
  return [header]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
