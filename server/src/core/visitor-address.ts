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
