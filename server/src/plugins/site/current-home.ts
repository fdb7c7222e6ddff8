import type { IncomingMessage } from 'node:http';
import type { PremiumExamples } from '@naungan/api/content';
import type { FastifyBaseLogger } from 'fastify';
import { textOfExamples } from './current-values.ts';
import type { Release } from './release.ts';
import { type RenderedPage, renderOnDemand } from './render.ts';

/**
 * Path of the page that renders the home page on demand. A visitor cannot open this page: it needs `PageLocals.home`.
 */
const HOME_COPY_PATH = '/home-now';
/** Milliseconds after which a failed rendering is repeated. Until then the built page is served. */
const RETRY_MS = 60_000;

type CachedPage = { key: string; page: Promise<RenderedPage | null> };

/**
 * Returns a function that resolves to the home page with the premiums of today. The function resolves to null when the
 * built page is to be served: the premiums equal the premiums of the build, they are not known (`currentExamples`
 * returns null), or the page cannot be rendered. The page is rendered once for each change of the premiums, for example
 * of a tariff.
 */
export function createCurrentHome(
  currentExamples: () => PremiumExamples | null,
  log: FastifyBaseLogger,
): (release: Release, request: IncomingMessage, fetchApi: typeof fetch) => Promise<RenderedPage | null> {
  const emptyCache: CachedPage = { key: '', page: Promise.resolve(null) };
  let cachedPage = emptyCache;
  /** The text of the last examples. Examples are equal objects until a tariff or the date changes. */
  let lastText: { examples: PremiumExamples; text: string } | undefined;

  function textOf(examples: PremiumExamples): string {
    if (lastText?.examples !== examples) lastText = { examples, text: textOfExamples(examples) };
    return lastText.text;
  }

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
    const text = textOf(examples);
    if (text === release.builtExamples) return null;
    const key = `${release.id} ${text}`;
    if (cachedPage.key === key) return cachedPage.page;
    const page = render(release, request, { fetchApi, home: { examples } }).catch((err: unknown) => {
      log.error({ err }, 'the home page cannot be rendered with the premiums of today');
      setTimeout(() => {
        if (cachedPage.key === key) cachedPage = emptyCache;
      }, RETRY_MS).unref();
      return null;
    });
    cachedPage = { key, page };
    return page;
  };
}
