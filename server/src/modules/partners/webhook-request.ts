import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';

export type WebhookReply = { status: number | null; milliseconds: number; error: string | null };
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };
export type WebhookLimits = {
  timeoutMs: number;
  /** Allows addresses of this machine and of private networks. False in production, where they could be internal services. */
  allowsPrivateAddresses: boolean;
  /** The hosts that may receive webhooks; null for all. */
  allowedHosts: readonly string[] | null;
};

/** Returns the hosts that may receive webhooks; null for all, which production does not allow. */
export const webhookHosts = ({
  PRODUCTION,
  WEBHOOK_HOSTS,
}: Pick<Config, 'PRODUCTION' | 'WEBHOOK_HOSTS'>): readonly string[] | null =>
  PRODUCTION || WEBHOOK_HOSTS.length > 0 ? WEBHOOK_HOSTS : null;

/** Returns whether the address is public: not this machine, a private network, or another reserved range. */
const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const privateAddressError = (hostname: string) =>
  new Error(`${hostname} is not a public address, so nothing is sent to it`);

/**
 * Resolves a host name for a connection, and fails for a private address. The check is part of the lookup, because a
 * separate lookup before the request could get another address (DNS rebinding).
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(privateAddressError(hostname), []);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Sends the request; resolves to the status of the response, whose body is not read. */
function post({ url, headers, body }: WebhookRequest, limits: WebhookLimits): Promise<number> {
  const { protocol, hostname } = new URL(url);
  if (limits.allowedHosts && !limits.allowedHosts.includes(hostname))
    return Promise.reject(new Error(`${hostname} is not in WEBHOOK_HOSTS, so nothing is sent to it`));
  const address = hostname.replace(/^\[|\]$/g, '');
  // An address in the URL needs no lookup.
  if (!limits.allowsPrivateAddresses && isIP(address) !== 0 && !isPublicAddress(address))
    return Promise.reject(privateAddressError(hostname));
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        // No connection is reused, so that each request checks the address.
        agent: false,
        signal: AbortSignal.timeout(limits.timeoutMs),
        ...(limits.allowsPrivateAddresses ? {} : { lookup: publicLookup }),
      },
      (response) => {
        response.on('error', () => {});
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function failureText(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no response within ${timeoutMs / 1_000} seconds`;
  // Node joins the failures of several addresses without a message.
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}

/** Posts to a partner's URL. Follows no redirect: `error` is null only for a response with a status of 2xx. */
export async function postWebhook(request: WebhookRequest, limits: WebhookLimits): Promise<WebhookReply> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const status = await post(request, limits);
    const isAccepted = status >= 200 && status < 300;
    const error = isAccepted ? null : `${new URL(request.url).host} responded with status ${status}`;
    return { status, milliseconds: elapsed(), error };
  } catch (error) {
    return { status: null, milliseconds: elapsed(), error: failureText(error, limits.timeoutMs) };
  }
}
