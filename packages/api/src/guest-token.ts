/**
 * Name of the cookie, which has the prefix `__Host-` with HTTPS, and of the header that carry a visitor's token. This site uses the cookie, which scripts
 * cannot read; pages of partners use the header, because browsers block cookies of another site
 * (docs/decisions/0010).
 */
export const GUEST_TOKEN = 'xgst';
