import { API_BASE, type RouteName, routes } from '@naungan/api/routes';

/** Returns the URL path of a page's first call, equal to the one that the client of its island requests. */
export function apiPath(
  name: RouteName,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return API_BASE + path + (search && `?${search}`);
}
