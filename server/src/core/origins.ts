import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

type RequestHeaders = Pick<IncomingMessage, 'headers'>;
type Origins = Pick<Config, 'PUBLIC_URL' | 'PARTNER_ORIGINS'>;

/** Returns whether the request comes from a partner's page, by the `Origin` header, which a page cannot set. */
export const isFromPartner = ({ headers }: RequestHeaders, { PARTNER_ORIGINS }: Origins): boolean =>
  headers.origin !== undefined && PARTNER_ORIGINS.includes(headers.origin);

/**
 * Returns whether the request comes from a page of this site or of a partner, or from no page. Browsers send `Origin`
 * with requests from a page to another site, so a request without this header comes from no other site.
 */
export function isAllowedOrigin(request: RequestHeaders, config: Origins): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isFromPartner(request, config)) return true;
  return (
    origin === new URL(config.PUBLIC_URL).origin || (URL.canParse(origin) && new URL(origin).host === host)
  );
}
