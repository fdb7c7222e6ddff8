import { API_BASE, type RouteName, routes } from '@naungan/api/routes';

/** The address of a call that a page begins with, as its island's client makes it. */
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
