import { type ClientOf, type ClientOptions, createClientOf } from './client-of.ts';
import { type SearchRouteName, searchRoutes } from './search-routes.ts';

/** Creates a client for the calls with which visitors search. It is smaller than the client of `client.ts`. */
export const createSearchClient = (options: ClientOptions) => createClientOf(searchRoutes, options);

export type SearchClient = ClientOf<SearchRouteName>;
