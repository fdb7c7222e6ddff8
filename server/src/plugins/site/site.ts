import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PremiumExamples } from '@naungan/api/content';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ONE_DAY_CACHE } from '../cache.ts';
import { sendMethodNotAllowed, sendNotFound, sendProblem } from '../errors.ts';
import { sendNotice } from '../notice-page.ts';
import { createApiFetch, type PageCall } from './api-fetch.ts';
import { createBuiltFiles } from './built-files.ts';
import { createCurrentHome } from './current-home.ts';
import type { SiteValues } from './current-values.ts';
import { followReleases } from './follow.ts';
import { createPageCache } from './page-cache.ts';
import { isPlanPage } from './plan-pages.ts';
import type { PreparedPage } from './prepared-page.ts';
import { isHashed, type Page, type Release } from './release.ts';
import { renderOnDemand } from './render.ts';
import { sendRendered } from './send-rendered.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';
import { createUpdatedPages, updatableFileType } from './updated-pages.ts';

const HASHED_CACHE = 'public, max-age=31536000, immutable';
/**
 * Pictures and fonts keep their name when they change, so they are cached for a day and then revalidated in the
 * background.
 */
const PICTURE_OR_FONT_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
const PICTURE_OR_FONT = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?)$/;
const REVALIDATE = 'no-cache';
/** Bytes of the rendered pages of plans that a process stores. */
const STORED_PLAN_PAGES = 64 * 1024 * 1024;
/** Characters. Pages of longer URLs are not stored. */
const MAX_STORED_URL = 1_000;

function cacheOf(path: string): string {
  if (isHashed(path)) return HASHED_CACHE;
  return PICTURE_OR_FONT.test(path) ? PICTURE_OR_FONT_CACHE : REVALIDATE;
}

/** Returns the decoded path without query and trailing slash; null when it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}

/** Content pages [1 §7.2]: an unknown slug shows the default page. */
const DEFAULT_CONTENT_PAGE = '/p';
const ERROR_NOTICE = [
  'Terjadi gangguan',
  'Halaman ini tidak dapat ditampilkan. Silakan coba beberapa saat lagi.',
] as const;
const NOT_FOUND_PAGE = '/404';
const HOME_PAGE = '/';
const isContentPage = (path: string) => /^\/p\/[^/]+$/.test(path);

const READ_METHODS = ['GET', 'HEAD'];
/**
 * Returns whether the URL cannot be decoded or is an endpoint of Astro (`/_image`, `/_actions`, `/_server-islands`). This
 * site does not use these endpoints.
 */
function isFrameworkPath(url: string): boolean {
  const { pathname } = new URL(url.replace(/^[/\\]+/, '/'), 'http://site.invalid');
  return /^[/\\]*_/.test(pathOf(pathname) ?? '_');
}

/** Returns whether a GET of the URL would find a page or file. Used for requests with other methods. */
async function isPage(release: Release, { url, raw }: FastifyRequest): Promise<boolean> {
  const path = pathOf(url);
  if (path === null || isFrameworkPath(url)) return false;
  if (release.pages.has(path) || release.files.has(path)) return true;
  const headRequest = Object.create(raw, { method: { value: 'HEAD' } });
  const rendered = await renderOnDemand(release.render, headRequest);
  return rendered !== null && rendered.status !== 404;
}

export type SiteOptions = {
  /** Folder of the releases. */
  folder: string;
  /** Sends `103 Early Hints` with a page's stylesheets and fonts before the page. */
  earlyHints: boolean;
  /** Returns the site values that replace the values of the build in pages; null when they are unavailable. */
  currentSiteValues?: () => Promise<SiteValues | null>;
  /** Returns the example premiums of today; null while they are not known. */
  currentExamples?: () => PremiumExamples | null;
  /**
   * Returns a text that changes with every change of products, tariffs, reference data and the date; null when it is unknown.
   * Pages of plans are stored until it changes.
   */
  dataVersion?: () => Promise<string | null>;
  /** WhatsApp number of the brand for chat links; used when the settings have no number. */
  brandWhatsAppNumber?: string;
};

/**
 * Sends the hints to a browser that follows a link and has no cached page. Such browsers send
 * `sec-fetch-mode` and support informational responses.
 */
function sendHints({ raw, headers }: FastifyRequest, reply: FastifyReply, preloads: string): void {
  const isNavigation = raw.method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (!isNavigation || raw.httpVersion !== '1.1' || headers['if-none-match']) return;
  // If the reply has no socket yet, Node is still sending an earlier response of the connection, and would write the hint
  // after the page.
  if (!reply.raw.socket) return;
  reply.raw.writeEarlyHints({ link: preloads.split(', ') });
}

/** Responds without a body to a range beyond the end of a file (416) and to a failed precondition (412). */
function sendConditionError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const { statusCode, headers } = error as FastifyError & { headers?: Record<string, string> };
  if (statusCode !== 412 && statusCode !== 416) return sendProblem(error, request, reply);
  return reply
    .code(statusCode)
    .headers(headers ?? {})
    .send();
}

/**
 * Serves the built site: prerendered pages and files from disk, precompressed; on-demand pages rendered by
 * Astro; the 404 page. Browsers revalidate pages, and cache hashed files for a year. The plugin follows the releases of
 * its folder, so that a newly published release takes effect between two requests.
 */
export const sitePlugin = fp(
  async (app: FastifyInstance, options: SiteOptions) => {
    const { folder, earlyHints, currentSiteValues = async () => null } = options;
    const { currentExamples = () => null, dataVersion = async () => null } = options;
    const { brandWhatsAppNumber = '' } = options;
    const releases = await followReleases(folder, app.log);
    const updatedPages = createUpdatedPages(currentSiteValues, brandWhatsAppNumber);
    const currentHome = createCurrentHome(currentExamples, app.log);
    const sendBuiltFile = createBuiltFiles();
    const planPages = createPageCache<PreparedPage | null>(STORED_PLAN_PAGES);
    // Logs an unhandled rejection, and then ends the process.
    const exitWithError = (reason: unknown) => {
      app.log.fatal({ err: reason }, 'unhandled rejection');
      process.exitCode = 1;
      setImmediate(() => process.exit(1));
    };
    process.on('unhandledRejection', exitWithError);
    app.addHook('onClose', async () => {
      releases.close();
      process.off('unhandledRejection', exitWithError);
    });
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
    });

    /** Sends a file of the release with the current site values. */
    const sendUpdatedFile = async (
      request: FastifyRequest,
      reply: FastifyReply,
      release: Release,
      path: string,
    ) => {
      const page = await updatedPages.file(release, path);
      if (page) return sendRendered(request, reply, page);
      const isSent =
        path.endsWith('.html') && (await sendBuiltFile(request, reply, join(release.clientFolder, path)));
      return isSent ? reply : reply.sendFile(path, release.clientFolder);
    };

    const sendPage = async (request: FastifyRequest, reply: FastifyReply, release: Release, page: Page) => {
      const { file, contentSecurityPolicy, preloads } = page;
      if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy);
      if (preloads) {
        reply.header('link', preloads);
        if (earlyHints) sendHints(request, reply, preloads);
      }
      reply.header('cache-control', REVALIDATE).header('speculation-rules', `"${SPECULATION_PATH}"`);
      const home =
        page === release.pages.get(HOME_PAGE)
          ? await currentHome(release, request.raw, createApiFetch(app, request))
          : null;
      if (home) return sendRendered(request, reply, await updatedPages.page(release, home));
      return sendUpdatedFile(request, reply, release, file);
    };

    const renderPage = async (request: FastifyRequest, release: Release) => {
      const calls: PageCall[] = [];
      const locals = { fetchApi: createApiFetch(app, request, calls) };
      const rendered = await renderOnDemand(release.render, request.raw, locals);
      const page = rendered && (await updatedPages.page(release, rendered));
      // The compressed pages are smaller than the page.
      const size = page?.status === 200 && isPlanPage(calls) ? 2 * page.body.length : null;
      return { page, size };
    };

    /** Returns a page that was rendered from the current data; null when no route has the path. */
    const storedOrRenderedPage = async (
      request: FastifyRequest,
      release: Release,
    ): Promise<PreparedPage | null> => {
      const render = () => renderPage(request, release);
      const { method, url } = request;
      const version = method === 'GET' && url.length <= MAX_STORED_URL ? await dataVersion() : null;
      if (version === null) return (await render()).page;
      return planPages.get(`${await updatedPages.version(release)} ${version} ${url}`, render);
    };

    const sendRenderedOrMissing = async (request: FastifyRequest, reply: FastifyReply) => {
      const release = releases.current();
      if (!release) return sendNotFound(request, reply);
      const page = isFrameworkPath(request.url) ? null : await storedOrRenderedPage(request, release);
      // A page with another 5xx status reports which data failed to load.
      if (page?.status === 500) return sendNotice(reply, 500, ...ERROR_NOTICE);
      if (page && page.status !== 404) return sendRendered(request, reply, page);
      const { contentSecurityPolicy } = release.pages.get(NOT_FOUND_PAGE) ?? {};
      if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy);
      // Always 404 with the complete page, never 304 or a range.
      const unconditionalOptions = { etag: false, lastModified: false, acceptRanges: false };
      reply.code(404).header('cache-control', REVALIDATE);
      const missingPage = await updatedPages.file(release, '/404.html');
      if (missingPage) return reply.type('text/html; charset=utf-8').send(missingPage.body);
      return reply.sendFile('/404.html', release.clientFolder, unconditionalOptions);
    };

    app.get(SPECULATION_PATH, (_request, reply) =>
      reply.type('application/speculationrules+json').headers(ONE_DAY_CACHE).send(SPECULATION_RULES),
    );
    app.get('/*', { errorHandler: sendConditionError }, (request, reply) => {
      const release = releases.current();
      const path = pathOf(request.url);
      if (!release || path === null || path === NOT_FOUND_PAGE) return sendRenderedOrMissing(request, reply);
      const page = release.pages.get(path);
      if (page) return sendPage(request, reply, release, page);
      const defaultPage = isContentPage(path) ? release.pages.get(DEFAULT_CONTENT_PAGE) : undefined;
      if (defaultPage)
        return sendPage(request, reply.header('x-robots-tag', 'noindex'), release, defaultPage);
      const clientFolder = release.files.get(path);
      if (clientFolder === release.clientFolder && updatableFileType(path))
        return sendUpdatedFile(request, reply.header('cache-control', cacheOf(path)), release, path);
      if (clientFolder) return reply.header('cache-control', cacheOf(path)).sendFile(path, clientFolder);
      return sendRenderedOrMissing(request, reply);
    });
    // GET and HEAD have a route for every path, so this handler gets only other methods.
    app.setNotFoundHandler(async (request, reply) => {
      const release = releases.current();
      if (release && (await isPage(release, request)))
        return sendMethodNotAllowed(request, reply, READ_METHODS);
      return sendNotFound(request, reply);
    });
  },
  { name: 'site' },
);
