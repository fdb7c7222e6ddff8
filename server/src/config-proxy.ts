import { isIP } from 'node:net';
import { z } from 'zod';

/** Number of proxies before the server (0: no proxy), or their IP addresses and networks. */
export type TrustedProxies = number | string[];

const MAX_HOPS = 10;
const ADDRESS_BITS: Record<number, number> = { 4: 32, 6: 128 };
const ADVICE =
  'write how many proxies pass a request on (1 for one nginx or Caddy) or their addresses and networks (127.0.0.1, 10.0.0.0/8)';

/** Returns whether the entry is an address, or a network smaller than the whole internet. */
function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...extraParts] = entry.split('/');
  const maxPrefix = ADDRESS_BITS[isIP(address)];
  if (maxPrefix === undefined || extraParts.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= maxPrefix;
}

/**
 * The schema of TRUST_PROXY. The schema rejects `true` (trust every proxy): visitors choose the first address of
 * X-Forwarded-For, and could then evade every limit per IP address.
 */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (['false', 'off', '0'].includes(text)) return 0;
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every(isNetwork)) return entries;
  context.addIssue({ code: 'custom', message: ADVICE });
  return z.NEVER;
});
