import type { IncomingMessage } from 'node:http';
import type { PremiumExamples } from '@naungan/api/content';
import type { FastifyBaseLogger } from 'fastify';
import { textOfExamples } from './current-values.ts';
import type { Release } from './release.ts';
import { type RenderedPage, renderOnDemand } from './render.ts';

/** Path of the page that renders the home page on demand. A visitor cannot open it: it needs `PageLocals.home`. */
const HOME_COPY_PATH = '/home-now';
/** Milliseconds after which a failed rendering is repeated. Until then the built page is served. */
const RETRY_MS = 60_000;

type CachedPage = { key: string; page: Promise<RenderedPage | null> };

/**
 * Returns a function that resolves to the home page with the premiums of today when they differ from the premiums of the
 * build, because a tariff or a product changed; otherwise, and after a failure, to null: the built page is served.
 * `currentExamples` returns null while the premiums are not known. The page is rendered once for each change.
 */
export function createCurrentHome(
  currentExamples: () => PremiumExamples | null,
  log: FastifyBaseLogger,
): (release: Release, request: IncomingMessage, fetchApi: typeof fetch) => Promise<RenderedPage | null> {
  const none: CachedPage = { key: '', page: Promise.resolve(null) };
  let cached = none;

  async function render(
    { render: handler }: Release,
    request: IncomingMessage,
    locals: { fetchApi: typeof fetch; home: { examples: PremiumExamples } },
  ): Promise<RenderedPage> {
    const copyRequest = Object.create(request, { url: { value: HOME_COPY_PATH }, method: { value: 'GET' } });
    const page = await renderOnDemand(handler, copyRequest, locals);
    if (page?.status !== 200) throw new Error(`${HOME_COPY_PATH} has status ${page?.status ?? 'none'}`);
    return page;
  }

  return async (release, request, fetchApi) => {
    const examples = currentExamples();
    if (!examples || release.builtExamples === null) return null;
    const text = textOfExamples(examples);
    if (text === release.builtExamples) return null;
    const key = `${release.id} ${text}`;
    if (cached.key === key) return cached.page;
    const page = render(release, request, { fetchApi, home: { examples } }).catch((err: unknown) => {
      log.error({ err }, 'the home page cannot be rendered with the premiums of today');
      setTimeout(() => {
        if (cached.key === key) cached = none;
      }, RETRY_MS).unref();
      return null;
    });
    cached = { key, page };
    return page;
  };
}
