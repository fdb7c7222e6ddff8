import { type ClientOptions, createClientOf } from './client-of.ts';
import { siteRoutes } from './site-routes.ts';

export type { ClientOf, ClientOptions, Device, Input, LineReply, Reply, UploadInput } from './client-of.ts';

/** Creates a client for the calls of visitors, members and partners. The desk's client is in `desk-client.ts`. */
export const createClient = (options: ClientOptions) => createClientOf(siteRoutes, options);

export type Client = ReturnType<typeof createClient>;
