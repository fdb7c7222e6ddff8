import { type ClientOptions, createClientOf } from './client-of.ts';
import { routes } from './routes.ts';

/** Creates a client for all calls: of the desk, of visitors and of members. */
export const createDeskClient = (options: ClientOptions) => createClientOf(routes, options);

export type DeskClient = ReturnType<typeof createDeskClient>;
