import type { Config } from '../config.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;

/**
 * Returns the name of a cookie. With HTTPS it has the prefix `__Host-`: browsers then accept the cookie only from this host, with
 * `Secure` and for the path `/`, so that another host of the domain cannot set it (RFC 6265bis).
 */
export const cookieName = ({ PUBLIC_URL }: Site, name: string): string =>
  PUBLIC_URL.startsWith('https://') ? `__Host-${name}` : name;

/** The attributes of every cookie of the server. Scripts cannot read it. */
export const cookieAttributes = ({ PUBLIC_URL }: Site) => ({
  httpOnly: true,
  path: '/',
  secure: PUBLIC_URL.startsWith('https://'),
});
