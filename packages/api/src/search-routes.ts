import { LINES } from './lines/lines.ts';
import type { NamedRoute, Route } from './route.ts';

type LineRoute = {
  [L in keyof typeof LINES]: Extract<(typeof LINES)[L][keyof (typeof LINES)[L]], NamedRoute>;
}[keyof typeof LINES];

const lineRoutes = Object.fromEntries(
  Object.values(LINES).flatMap((line) =>
    Object.values(line).flatMap((part) => {
      if (typeof part !== 'object') return [];
      const { name, ...route } = part;
      return [[name, route]];
    }),
  ),
) as { [R in LineRoute as R['name']]: Omit<R, 'name'> };

/** The calls with which visitors search: the calls of every line, and regions. A search form loads only these. */
export const searchRoutes = {
  ...lineRoutes,
  regions: { method: 'GET', path: '/teritories', auth: 'guest' },
} as const satisfies Record<string, Route>;

export type SearchRouteName = keyof typeof searchRoutes;
