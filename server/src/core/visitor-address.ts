import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../config-proxy.ts';

/**
 * Returns whether the machine at this hop is a trusted proxy. Hop 0 is the connected machine, hop 1 the machine before
 * that.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the function that recognizes trusted proxies, for Fastify (option `trustProxy`) and for the sockets.
 */
export function createTrustProxy(trustedProxies: TrustedProxies): TrustProxy {
  if (typeof trustedProxies === 'number') return (_address, hop) => hop < trustedProxies;
  const proxies = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, family(address));
}

/**
 * Returns the visitor's address: the first address that is not a trusted proxy, from the connected machine back through
 * the `X-Forwarded-For` header. If all are trusted, returns the last of them.
 */
export function visitorAddress({ socket, headers }: IncomingMessage, isTrusted: TrustProxy): string {
  const forwardedAddresses = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [
    socket.remoteAddress ?? 'unknown',
    ...forwardedAddresses
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .reverse(),
  ];
  return chain.find((address, hop) => !isTrusted(address, hop)) ?? chain.at(-1) ?? 'unknown';
}

/**
 * Prefixes of IPv6 addresses that contain an IPv4 address: mapped by the operating system, or translated (RFC
 * 6052).
 */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** Returns the eight groups of an IPv6 address in URL's normalized notation; null for other text. */
function groupsOf(address: string): string[] | null {
  const [withoutZone = ''] = address.split('%');
  if (isIP(withoutZone) !== 6) return null;
  // `::` replaces groups of zeros.
  const [leftText = '', rightText = ''] = new URL(`http://[${withoutZone}]/`).hostname
    .slice(1, -1)
    .split('::');
  const leftGroups = leftText.split(':').filter((group) => group !== '');
  const rightGroups = rightText.split(':').filter((group) => group !== '');
  const zeroCount = 8 - leftGroups.length - rightGroups.length;
  return [...leftGroups, ...Array.from({ length: zeroCount }, () => '0'), ...rightGroups];
}

/**
 * Returns the key under which limits count an address: the IPv4 address, or the /64 of an IPv6 address, because each
 * home and each phone has a whole /64. Returns other text unchanged.
 */
export function limitKeyOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (IPV4_PREFIXES.includes(groups.slice(0, 6).join(':'))) {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
