import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

type Asking = Pick<IncomingMessage, 'headers'>;
type Origins = Pick<Config, 'PUBLIC_URL' | 'PARTNER_ORIGINS'>;

/** Whether a page of a partner asks, by the `Origin` header, which pages cannot set. */
export const isPartners = ({ headers }: Asking, { PARTNER_ORIGINS }: Origins): boolean =>
  headers.origin !== undefined && PARTNER_ORIGINS.includes(headers.origin);

/** Whether the page is ours or a partner's; what has no origin is no page of another site. */
export function isAllowedOrigin(request: Asking, config: Origins): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isPartners(request, config)) return true;
  return (
    origin === new URL(config.PUBLIC_URL).origin || (URL.canParse(origin) && new URL(origin).host === host)
  );
}
