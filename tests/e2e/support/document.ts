import type { APIRequestContext, Page } from '@playwright/test';

/** What search engines and networks read of a page. */
export type ReadPage = {
  /** Of the answer itself: a page that only leads on is none. */
  status: number;
  title: string;
  description: string;
  headings: string[];
  canonical: string;
  robots: string;
  lang: string;
  /** `property` or `name` of the meta elements, and their content. */
  meta: Record<string, string>;
  /** Nodes of the structured data. */
  graph: (Record<string, unknown> & { '@type': string })[];
  /** Texts that a guide is opened by. */
  summaries: string[];
};

/** Path of an address of the built site, whatever origin it was built for. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Addresses that the sitemap lists. */
export async function sitemapOf(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  };
  const maps = await locations('/sitemap-index.xml');
  return (await Promise.all(maps.map((address) => locations(pathOf(address))))).flat();
}

/** Reads pages as they are sent, without running or loading anything of them. */
export async function readPages(
  page: Page,
  request: APIRequestContext,
  paths: string[],
): Promise<ReadPage[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return { status: answer.status(), html: await answer.text() };
    }),
  );
  return page.evaluate(
    (documents) =>
      documents.map(({ status, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const attribute = (selector: string, name: string) =>
          parsed.querySelector(selector)?.getAttribute(name) ?? '';
        const texts = (selector: string) =>
          [...parsed.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
        const data =
          parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
        const named = [...parsed.querySelectorAll('meta[property], meta[name]')].map((element) => [
          element.getAttribute('property') ?? element.getAttribute('name') ?? '',
          element.getAttribute('content') ?? '',
        ]);
        return {
          status,
          title: parsed.title,
          description: attribute('meta[name="description"]', 'content'),
          headings: texts('h1'),
          canonical: attribute('link[rel="canonical"]', 'href'),
          robots: attribute('meta[name="robots"]', 'content'),
          lang: parsed.documentElement.lang,
          meta: Object.fromEntries(named),
          graph: JSON.parse(data)['@graph'],
          summaries: texts('main details > summary'),
        };
      }),
    answers,
  );
}
