import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the URL of the same page on the host of `publicUrl` when a browser opened the page by another name of this
 * machine, such as 127.0.0.1 instead of localhost; otherwise `null`. Sessions, links in mails and the Content Security
 * Policy are for the public origin only. On another origin, for example, the policy blocks the payment gateway's script
 * that card payments need.
 */
export function canonicalLoopbackUrl(publicUrl: string, host: string, path: string): string | null {
  const canonicalUrl = new URL(publicUrl);
  if (!URL.canParse(`http://${host}`)) return null;
  const requestedUrl = new URL(`http://${host}`);
  const isAlias =
    LOOPBACK_HOSTS.includes(canonicalUrl.hostname) &&
    LOOPBACK_HOSTS.includes(requestedUrl.hostname) &&
    canonicalUrl.port === requestedUrl.port &&
    canonicalUrl.hostname !== requestedUrl.hostname;
  return isAlias && path.startsWith('/') && !path.startsWith('//') ? `${canonicalUrl.origin}${path}` : null;
}

/** Redirects page views to the public origin when both addresses are names of this machine: during development. */
export const canonicalLoopbackPlugin = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    app.addHook('onRequest', async ({ method, headers, host, url }, reply) => {
      if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return;
      const canonicalUrl = canonicalLoopbackUrl(publicUrl, host, url);
      if (canonicalUrl) return reply.redirect(canonicalUrl, 307);
    });
  },
  { name: 'canonical-loopback' },
);
