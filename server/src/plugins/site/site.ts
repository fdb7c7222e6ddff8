import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_CACHE } from '../cache.ts';
import { sendMethodNotAllowed, sendNotFound, sendProblem } from '../errors.ts';
import { sendNotice } from '../notice-page.ts';
import type { SiteValues } from './current-values.ts';
import { followReleases } from './follow.ts';
import { createApiFetch } from './own-api.ts';
import { isHashed, type Page, type Release } from './release.ts';
import { renderOnDemand } from './render.ts';
import { sendRendered } from './send-rendered.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';
import { createUpdatedPages, typeOfUpdated } from './updated-pages.ts';

const HASHED_CACHE = 'public, max-age=31536000, immutable';
/** Drawings and logos keep their name when they change: a day, and then asked for behind the scenes. */
const PICTURE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;
const REVALIDATE = 'no-cache';

const cacheOf = (path: string) =>
  isHashed(path) ? HASHED_CACHE : PICTURE.test(path) ? PICTURE_CACHE : REVALIDATE;

/** Path without query and trailing slash, decoded; null for one that cannot be. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}

/** Content pages [1 §7.2]: a slug that there is not shows the default one. */
const WELCOME = '/p';
const BROKEN = [
  'Terjadi gangguan',
  'Halaman ini tidak dapat ditampilkan. Silakan coba beberapa saat lagi.',
] as const;
const MISSING = '/404';
const isContentPage = (path: string) => /^\/p\/[^/]+$/.test(path);

const READ_METHODS = ['GET', 'HEAD'];
/** Endpoints of the framework (`/_image`, `/_actions`, `/_server-islands`), none of which this site uses. */
function isServerPath(url: string): boolean {
  const { pathname } = new URL(url.replace(/^[/\\]+/, '/'), 'http://own.invalid');
  return /^[/\\]*_/.test(pathOf(pathname) ?? '_');
}

/** Whether GET would find something; asked for a request by another method. */
async function isPage(release: Release, { url, raw }: FastifyRequest): Promise<boolean> {
  const path = pathOf(url);
  if (path === null || isServerPath(url)) return false;
  if (release.pages.has(path) || release.files.has(path)) return true;
  const asRead = Object.create(raw, { method: { value: 'HEAD' } });
  const rendered = await renderOnDemand(release.render, asRead);
  return rendered !== null && rendered.status !== 404;
}

export type SiteOptions = {
  /** Folder of the releases. */
  folder: string;
  /** Whether browsers are told what a page needs before the page itself, by `103 Early Hints`. */
  earlyHints: boolean;
  /** The values of the moment, which pages show instead of those they were built with; null when nobody can say. */
  currentValues?: () => Promise<SiteValues | null>;
  /** Number of the chat without a setting. */
  brandNumber?: string;
};

/**
 * A visitor that comes without the page may start to load its stylesheet and font. Only browsers that follow a link
 * are told: `sec-fetch-mode` says so, and whoever sends it understands informational replies.
 */
function sendHints({ raw, headers }: FastifyRequest, reply: FastifyReply, preloads: string): void {
  const asked = raw.method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (!asked || raw.httpVersion !== '1.1' || headers['if-none-match']) return;
  // Without a socket an earlier request of the connection is still being answered, and Node would write the hint
  // behind the page.
  if (!reply.raw.socket) return;
  reply.raw.writeEarlyHints({ link: preloads.split(', ') });
}

/** A part beyond the end of a file, or a condition that does not hold: the browser's own mistake, without a page. */
function sendConditionError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const { statusCode, headers } = error as FastifyError & { headers?: Record<string, string> };
  if (statusCode !== 412 && statusCode !== 416) return sendProblem(error, request, reply);
  return reply
    .code(statusCode)
    .headers(headers ?? {})
    .send();
}

/**
 * The built site: prerendered pages and files from disk, precompressed; what is rendered on demand by Astro; a page
 * for what is not there. Pages revalidate, hashed files are kept for a year. Follows the releases of its folder, so
 * that a publish changes what is served between two requests.
 */
export const sitePlugin = fp(
  async (app: FastifyInstance, { folder, earlyHints, ...values }: SiteOptions) => {
    const releases = await followReleases(folder, app.log);
    const updated = createUpdatedPages(values.currentValues ?? (async () => null), values.brandNumber ?? '');
    const crash = (reason: unknown) => {
      app.log.fatal({ err: reason }, 'unhandled rejection');
      process.exitCode = 1;
      setImmediate(() => process.exit(1));
    };
    process.on('unhandledRejection', crash);
    app.addHook('onClose', async () => {
      releases.close();
      process.off('unhandledRejection', crash);
    });
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
    });

    /** A file of the release, with the values of the moment. */
    const sendCurrent = async (
      request: FastifyRequest,
      reply: FastifyReply,
      release: Release,
      path: string,
    ) => {
      const body = await updated.file(release, path);
      if (!body) return reply.sendFile(path, release.client);
      return sendRendered(request, reply, {
        status: 200,
        headers: { 'content-type': typeOfUpdated(path) },
        body,
      });
    };

    const sendPage = (request: FastifyRequest, reply: FastifyReply, release: Release, page: Page) => {
      const { file, policy, preloads } = page;
      if (policy) reply.header('content-security-policy', policy);
      if (preloads) {
        reply.header('link', preloads);
        if (earlyHints) sendHints(request, reply, preloads);
      }
      reply.header('cache-control', REVALIDATE).header('speculation-rules', `"${SPECULATION_PATH}"`);
      return sendCurrent(request, reply, release, file);
    };

    const sendRenderedOrMissing = async (request: FastifyRequest, reply: FastifyReply) => {
      const release = releases.current();
      if (!release) return sendNotFound(request, reply);
      const locals = { fetchApi: createApiFetch(app, request) };
      const rendered = isServerPath(request.url)
        ? null
        : await renderOnDemand(release.render, request.raw, locals);
      if (rendered && rendered.status >= 500) return sendNotice(reply, 500, ...BROKEN);
      if (rendered && rendered.status !== 404)
        return sendRendered(request, reply, {
          ...rendered,
          body: await updated.body(release, rendered.body),
        });
      const policy = release.pages.get(MISSING)?.policy;
      if (policy) reply.header('content-security-policy', policy);
      // Never 304 or a part: whoever asks for something that is not there gets the whole page that says so.
      const whole = { etag: false, lastModified: false, acceptRanges: false };
      reply.code(404).header('cache-control', REVALIDATE);
      const body = await updated.file(release, '/404.html');
      if (body) return reply.type('text/html; charset=utf-8').send(body);
      return reply.sendFile('/404.html', release.client, whole);
    };

    app.get(SPECULATION_PATH, (_request, reply) =>
      reply.type('application/speculationrules+json').headers(DAY_CACHE).send(SPECULATION_RULES),
    );
    app.get('/*', { errorHandler: sendConditionError }, (request, reply) => {
      const release = releases.current();
      const path = pathOf(request.url);
      if (!release || path === null || path === MISSING) return sendRenderedOrMissing(request, reply);
      const page = release.pages.get(path);
      if (page) return sendPage(request, reply, release, page);
      const welcome = isContentPage(path) ? release.pages.get(WELCOME) : undefined;
      if (welcome) return sendPage(request, reply.header('x-robots-tag', 'noindex'), release, welcome);
      const root = release.files.get(path);
      if (root === release.client && typeOfUpdated(path))
        return sendCurrent(request, reply.header('cache-control', cacheOf(path)), release, path);
      if (root) return reply.header('cache-control', cacheOf(path)).sendFile(path, root);
      return sendRenderedOrMissing(request, reply);
    });
    // Everything that can be read is read by GET and HEAD, which have a route; so this is for other methods only.
    app.setNotFoundHandler(async (request, reply) => {
      const release = releases.current();
      if (release && (await isPage(release, request)))
        return sendMethodNotAllowed(request, reply, READ_METHODS);
      return sendNotFound(request, reply);
    });
  },
  { name: 'site' },
);
