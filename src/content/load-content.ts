import { envelope } from '@naungan/api/contract';
import { contracts } from '@naungan/api/contracts';
import type { LandingContent } from '@naungan/api/lines/landing';
import { LINES } from '@naungan/api/lines/lines';
import type { ProductType } from '@naungan/domain/lines';
import type { z } from 'zod';
import { contentBase } from '../../tools/site-build/content-base.mjs';
import { ContentError, contentCall } from '../../tools/site-build/content-call.mjs';

type LandingCall = (typeof LINES)[ProductType]['landing']['name'];
type ContentCall =
  | 'homeContent'
  | 'premiumExamples'
  | LandingCall
  | 'articles'
  | 'article'
  | 'faqs'
  | 'pages'
  | 'page';
type Reply<N extends ContentCall> = z.output<(typeof contracts)[N]['reply']>;
type CallInput = { params?: Record<string, string>; query?: Record<string, string> };

/** Lists that must not be empty. A new site may have no articles. */
const REQUIRED_LISTS: { [N in ContentCall]?: (reply: Reply<N>) => Record<string, unknown[]> } = {
  homeContent: ({ whychoose, partners }) => ({ partners, 'whychoose.items': whychoose.items }),
  faqs: (categories) => ({ categories, guides: categories.flatMap(({ items }) => items) }),
  pages: (pages) => ({ pages }),
};

function callUrl(path: string, { params = {}, query = {} }: CallInput): string {
  const filledPath = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return contentBase() + filledPath + (search ? `?${search}` : '');
}

/**
 * Loads the content of a prerendered page from the API at `CONTENT_API`, for example `http://host/api/v1`. A call that fails
 * or breaks its contract stops the build, so that no empty site is published.
 */
export async function loadContent<N extends ContentCall>(name: N, input: CallInput = {}): Promise<Reply<N>> {
  const { path, reply } = contracts[name];
  const url = callUrl(path, input);
  const parsedReply = envelope(reply as unknown as z.ZodType<Reply<N>>).safeParse(await contentCall(url));
  if (!parsedReply.success) {
    const { path: issuePath, message } = parsedReply.error.issues[0] ?? { path: [], message: '' };
    throw new ContentError(url, `breaks its contract at "${issuePath.join('.')}": ${message}.`);
  }
  const { response } = parsedReply.data;
  const emptyList = Object.entries(REQUIRED_LISTS[name]?.(response) ?? {}).find(
    ([, list]) => list.length === 0,
  );
  if (emptyList) throw new ContentError(url, `returned no ${emptyList[0]}, so the site is not published.`);
  return response;
}

/** Loads the content of a line's landing page. The query distinguishes lines that share the call. */
export const loadLanding = (line: ProductType): Promise<LandingContent> =>
  loadContent(LINES[line].landing.name, { query: { productType: line } });
