import { DESK_ROUTES } from './desk-routes.ts';
import { siteRoutes } from './site-routes.ts';

export type { Auth, Method, Route } from './route.ts';
export { API_BASE } from './site-routes.ts';

/** Every call of the API as plain data: method, path and required session. */
export const routes = { ...siteRoutes, ...DESK_ROUTES };

export type RouteName = keyof typeof routes;
