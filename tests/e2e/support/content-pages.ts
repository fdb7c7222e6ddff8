import type { APIRequestContext, Page } from '@playwright/test';

/** A path without a page, which shows the 404 page. */
export const UNKNOWN_PATH = '/tidak-ada';

/** Returns the paths of the URLs in a sitemap or sitemap index. */
async function pathsIn(request: APIRequestContext, file: string): Promise<string[]> {
  const text = await (await request.get(file)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** Returns the paths of all indexable pages and of the 404 page. */
export async function contentPaths(request: APIRequestContext): Promise<string[]> {
  const files = await pathsIn(request, '/sitemap-index.xml');
  const lists = await Promise.all(files.map((file) => pathsIn(request, file)));
  return [...lists.flat(), UNKNOWN_PATH];
}

/** Pages with a form that hydrates on interaction: product searches and the policy look-up for claims. */
const HYDRATING_PAGES = /^\/(products\/|claims$)/;

/** Returns whether a page can load scripts. */
export const mayLoadScripts = async (page: Page, path: string) =>
  HYDRATING_PAGES.test(path) && (await page.locator('main astro-island').count()) > 0;

/** Paths of landing pages with a search form. */
const LANDING_PATHS = /^\/products\/[\w-]+$/;
const kindOf = (path: string) =>
  LANDING_PATHS.test(path) ? 'landing' : path.replace(/^\/(articles|p|products)\/.+/, '/$1/');

/**
 * Returns one path of each kind of page, because pages of a kind have the same layout. Articles, pages of terms and landing
 * pages are kinds with several pages; every other page is the only page of its kind.
 */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map(paths.map((path) => [kindOf(path), path]));
  return [...kinds.values()];
}
