import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies stand before the server, or who they are; 0 for none. */
export type TrustedProxies = number | string[];

const MOST_HOPS = 10;
const LENGTHS: Record<number, number> = { 4: 32, 6: 128 };
const ADVICE =
  'write how many proxies pass a request on (1 for one nginx or Caddy) or their addresses and networks (127.0.0.1, 10.0.0.0/8)';

/** An address, or a network that is not everybody. */
function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = LENGTHS[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= longest)
  );
}

/**
 * Never "every proxy": the first address of X-Forwarded-For is whatever the visitor wrote, and with it every limit
 * of an address would be the visitor's to choose.
 */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (['false', 'off', '0'].includes(text)) return 0;
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every(isNetwork)) return entries;
  context.addIssue({ code: 'custom', message: ADVICE });
  return z.NEVER;
});
