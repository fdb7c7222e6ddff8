import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

type AstroHandler = (request: IncomingMessage, response: ServerResponse, next: undefined) => Promise<void>;
type StaticHeaders = { pathname: string; headers: { key: string; value: string }[] }[];

const DIST = new URL('../../../dist/', import.meta.url);
const CLIENT = fileURLToPath(new URL('client/', DIST));
const YEAR_SECONDS = 31_536_000;
const HASHED = '/_astro/';

/** Prerendered pages by their path without a trailing slash: `/login` → `login/index.html`. */
function findPages(): Map<string, string> {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(CLIENT, `${entry.parentPath}/${entry.name}`));
  return new Map(
    files.map((file) => [`/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`, file] as const),
  );
}

/** Content-Security-Policy of the prerendered pages, by path; Astro writes it while it builds. */
function readPolicies(): Map<string, string> {
  const rows = JSON.parse(readFileSync(new URL('_headers.json', DIST), 'utf8')) as StaticHeaders;
  const policies = rows.flatMap(({ pathname, headers }) =>
    headers
      .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
      .map(({ value }) => [pathname.replace(/(.)\/$/, '$1'), value] as const),
  );
  return new Map(policies);
}

/**
 * The built site: prerendered pages and assets from disk, precompressed; everything else goes to Astro's
 * handler, which also answers with the 404 page. Pages revalidate, hashed assets are kept for a year.
 */
export const sitePlugin = fp(
  async (app: FastifyInstance) => {
    const policies = readPolicies();
    const { handler } = (await import(new URL('server/entry.mjs', DIST).href)) as { handler: AstroHandler };
    // Astro's entry listens for unhandled rejections and stays silent: a bug must still end the process.
    process.on('unhandledRejection', (reason) => {
      app.log.fatal({ err: reason }, 'unhandled rejection');
      process.exitCode = 1;
      setImmediate(() => process.exit(1));
    });

    await app.register(fastifyStatic, {
      root: CLIENT,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(HASHED);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });

    for (const [path, file] of findPages()) {
      if (path === '/404') continue;
      const policy = policies.get(path);
      app.get(path, (_request, reply) => {
        if (policy) reply.header('content-security-policy', policy);
        return reply.sendFile(file);
      });
    }

    app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-cache');
      reply.hijack();
      void handler(request.raw, reply.raw, undefined);
    });
  },
  { name: 'site' },
);
