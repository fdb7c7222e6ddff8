import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request may come from the script of a page of this site. False for a navigation, an image, a prefetch and a
 * page of another site (W3C Fetch Metadata). True without these headers, which every present browser sends: the client is no
 * browser.
 */
export function isScriptOfThisSite({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  return (
    (site === undefined || site === 'same-origin') &&
    (mode === undefined || mode === 'cors' || mode === 'same-origin') &&
    (destination === undefined || destination === 'empty')
  );
}
