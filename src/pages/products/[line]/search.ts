import { isProductType } from '@naungan/domain/lines';
import { typedSearchUrl } from '@naungan/storefront/lines/typed-search';
import { typedTextIn } from '@naungan/storefront/lines/typed-text';
import type { APIRoute } from 'astro';

export const prerender = false;

/** Redirects from a text that was typed on the home page to the plans or to the search form. */
export const GET: APIRoute = async ({ params: { line }, url, locals }) => {
  if (!isProductType(line)) return new Response(null, { status: 404 });
  const location = await typedSearchUrl(line, typedTextIn(url.search), locals.fetchApi);
  return new Response(null, { status: 303, headers: { location } });
};
