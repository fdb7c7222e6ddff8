import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { errorsPlugin } from '../../server/src/plugins/errors.ts';
import { type SiteOptions, sitePlugin } from '../../server/src/plugins/site/site.ts';
import { siteFolder } from '../../tools/site-build/releases.mjs';

export type SiteReply = {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
  text: string;
};
export type Site = {
  app: FastifyInstance;
  /** Requests a path and accepts a compressed response; `body` and `text` are decompressed. */
  get(path: string, headers?: Record<string, string>): Promise<SiteReply>;
  close(): Promise<void>;
};

type ServeOptions = Pick<SiteOptions, 'currentExamples'> & {
  /** The `response` of the API's reply to GET, by path without `/api/v1`. */
  api?: Record<string, unknown>;
  /** Status and code of the API's failed replies to GET, by path without `/api/v1`. */
  apiProblems?: Record<string, { status: number; code: string }>;
};

/** Serves the site in `dist` as the server does, but without a database. The API has only the given replies. */
export async function serveSite({
  api = {},
  apiProblems = {},
  ...options
}: ServeOptions = {}): Promise<Site> {
  const app = fastify();
  await app.register(errorsPlugin);
  for (const [path, response] of Object.entries(api))
    app.get(`/api/v1${path}`, async () => ({ message: 'success', response }));
  for (const [path, { status, code }] of Object.entries(apiProblems))
    app.get(`/api/v1${path}`, async (_request, reply) =>
      reply.code(status).send({ message: code, response: 'Maaf' }),
    );
  await app.register(sitePlugin, { folder: siteFolder('dist'), earlyHints: true, ...options });
  return {
    app,
    async get(path, headers = {}) {
      const reply = await app.inject({ url: path, headers: { 'accept-encoding': 'br', ...headers } });
      const isCompressed = reply.headers['content-encoding'] === 'br' && reply.rawPayload.length > 0;
      const body = isCompressed ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
      return {
        status: reply.statusCode,
        headers: reply.headers as Record<string, string | undefined>,
        body,
        text: body.toString(),
      };
    },
    close: () => app.close(),
  };
}

/** Listens on a free port; returns the origin. */
export async function listen({ app }: Site): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
