import type { APIRoute, GetStaticPaths } from 'astro';
import { renderShare, type SharePage } from '../../components/share/render.ts';
import { sharePages } from '../../components/share/share-pages.ts';

/** Serves pictures for shared links: the site's, and one for each article and product. */
export const getStaticPaths = (async () =>
  (await sharePages()).map(({ page, ...props }) => ({ params: { page }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<SharePage> = async ({ props }) =>
  new Response(await renderShare(props), { headers: { 'content-type': 'image/png' } });
