import type { APIRequestContext, Page } from '@playwright/test';

/** A path that no page has: the answer is a page of its own. */
export const UNKNOWN = '/tidak-ada';

/** Addresses in a sitemap or in an index of sitemaps, as paths. */
async function listedIn(request: APIRequestContext, file: string): Promise<string[]> {
  const text = await (await request.get(file)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** Paths of all pages that a search engine may list, and of the one for what does not exist. */
export async function contentPages(request: APIRequestContext): Promise<string[]> {
  const files = await listedIn(request, '/sitemap-index.xml');
  const lists = await Promise.all(files.map((file) => listedIn(request, file)));
  return [...lists.flat(), UNKNOWN];
}

/** Pages that a form may wake up: searches of landing pages, and that for the policy of a claim. */
const MAY_WAKE_UP = /^\/(products\/|claims$)/;

/** Whether the page may ask for scripts. */
export const mayWakeUp = async (page: Page, path: string) =>
  MAY_WAKE_UP.test(path) && (await page.locator('main astro-island').count()) > 0;

/** Landing pages, each with a form that searches. */
const SEARCHED = /^\/products\/[\w-]+$/;
const kindOf = (path: string) =>
  SEARCHED.test(path) ? 'landing' : path.replace(/^\/(articles|p|products)\/.+/, '/$1/');

/** One article, one page of terms, one landing page of each sort stand for all that are laid out like them. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map(paths.map((path) => [kindOf(path), path]));
  return [...kinds.values()];
}
