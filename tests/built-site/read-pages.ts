import { parseHTML } from 'linkedom';
import type { Site } from './serve.ts';

/** The parts of a page for search engines and social networks. */
export type PageSummary = {
  /** Status of the response; a redirect is not followed. */
  status: number;
  title: string;
  description: string;
  headings: string[];
  canonical: string;
  robots: string;
  lang: string;
  /** Content of the meta elements by `property` or `name`. */
  meta: Record<string, string>;
  /** Nodes of the structured data. */
  graph: (Record<string, unknown> & { '@type': string })[];
  /** Texts of the `summary` elements. */
  summaryTexts: string[];
};

/** Returns path and query of a URL, without the origin for which the site was built. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Returns the URLs of all pages in the sitemap. */
export async function sitemapOf({ get }: Site): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await get(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  const sitemaps = await locations('/sitemap-index.xml');
  return (await Promise.all(sitemaps.map((url) => locations(pathOf(url))))).flat();
}

function summariseDocument(html: string): Omit<PageSummary, 'status'> {
  const { document } = parseHTML(html);
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
  const structuredData =
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
  const metaEntries = [...document.querySelectorAll('meta[property], meta[name]')].map((element) => [
    element.getAttribute('property') ?? element.getAttribute('name') ?? '',
    element.getAttribute('content') ?? '',
  ]);
  return {
    title: texts('head > title')[0] ?? '',
    description: attribute('meta[name="description"]', 'content'),
    headings: texts('h1'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    lang: attribute('html', 'lang'),
    meta: Object.fromEntries(metaEntries),
    graph: JSON.parse(structuredData)['@graph'],
    summaryTexts: texts('main details > summary'),
  };
}

/** Returns the summaries of the pages at these paths, in the same order. Loads no scripts and styles. */
export const summarisePages = (site: Site, paths: string[]): Promise<PageSummary[]> =>
  Promise.all(
    paths.map(async (path) => {
      const { status, text } = await site.get(path);
      return { status, ...summariseDocument(text) };
    }),
  );
