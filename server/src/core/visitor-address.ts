import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../config-proxy.ts';

/** Whether the machine at this place is a proxy of ours; 0 is the one that is connected, 1 the one before it. */
export type TrustProxy = (address: string, hop: number) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** For Fastify's `trustProxy`, which refuses a number of hops, and for what is asked before Fastify. */
export function trustProxy(trusted: TrustedProxies): TrustProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, family(address));
}

/** The visitor's address: the last of those that passed the request on and is no proxy of ours. */
export function visitorAddress({ socket, headers }: IncomingMessage, trusts: TrustProxy): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [
    socket.remoteAddress ?? 'unknown',
    ...forwarded
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .reverse(),
  ];
  return chain.find((address, hop) => !trusts(address, hop)) ?? chain.at(-1) ?? 'unknown';
}

/** The prefixes under which an IPv6 address carries an IPv4 one: mapped by the operating system, or translated (RFC 6052). */
const CARRIES_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** The eight groups of an IPv6 address, in the one spelling that URL gives it; null for what is none. */
function groupsOf(address: string): string[] | null {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return null;
  const [before = '', after = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const front = before.split(':').filter((group) => group !== '');
  const back = after.split(':').filter((group) => group !== '');
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
}

/**
 * What a limit counts for one address: an IPv4 address, or the /64 of an IPv6 one, because each home and each telephone
 * has a whole /64. What is no address stays as it is.
 */
export function countedAddress(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (CARRIES_IPV4.includes(groups.slice(0, 6).join(':'))) {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
