import { createDeskClient, type DeskClient } from '@naungan/api/desk-client';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** No visitor has this IP address (RFC 5737), so demo requests do not count against a visitor's limits. */
const DEMO_IP_ADDRESS = '192.0.2.1';
const DEVICE = { device_id: 'demo', os: 'Linux', platform: 'web', source: 'demo' };

/**
 * Returns a `fetch` that calls the app in this process. The calls need no port, and their time is the past date to which
 * the clock of the demo data is set.
 */
export function injectedFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(new URL(String(input), 'http://demo.invalid'), init);
    const { pathname, search } = new URL(request.url);
    const payload = init.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const reply = await app.inject({
      method: request.method as InjectOptions['method'] & string,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: DEMO_IP_ADDRESS,
      ...(payload ? { payload } : {}),
    });
    const headers = { 'content-type': String(reply.headers['content-type'] ?? '') };
    return new Response(reply.rawPayload.length > 0 ? new Uint8Array(reply.rawPayload) : null, {
      status: reply.statusCode,
      headers,
    });
  };
}

/** Returns the typed client of the API for the owner of the token. */
export const clientFor = (app: FastifyInstance, token: string): DeskClient =>
  createDeskClient({
    origin: 'http://demo.invalid',
    token: () => token,
    device: () => DEVICE,
    fetch: injectedFetch(app),
    formsByFetch: true,
  });
