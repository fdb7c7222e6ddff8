/** A screen's address inside the desk: path segments, and filters as query parameters. */
export type Route = { path: string; query: Readonly<Record<string, string>> };

/** Reads the hash of a URL, such as '#/orders?line=kendaraan'. Without a hash, the path is '/'. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  return {
    path: `/${path.split('/').filter(Boolean).join('/')}`,
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** Returns the hash of a route, with its leading '#'. Empty query parameters are omitted. */
export function routeHref(
  path: string,
  query: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(pairs).toString();
  return `#${path}${text && `?${text}`}`;
}

/**
 * Returns the parameters of a path that matches a pattern such as '/orders/:id', or null. Malformed percent
 * encodings match no pattern.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== value) return null;
      continue;
    }
    try {
      params[name.slice(1)] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return params;
}
