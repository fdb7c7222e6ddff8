import { API_BASE, type RouteName, routes } from '@naungan/api/routes';

/** Returns the path of a page's first call, which must equal the path that the island's client requests. */
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
