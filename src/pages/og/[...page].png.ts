import type { APIRoute, GetStaticPaths } from 'astro';
import { renderShare, type SharePage } from '../../components/share/render.ts';
import { sharePages } from '../../components/share/share-pages.ts';

/** Returns the paths of the pictures for shared links: one for the site, each article and each product. */
export const getStaticPaths = (async () =>
  (await sharePages()).map(({ page, ...props }) => ({ params: { page }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<SharePage> = async ({ props }) =>
  new Response(await renderShare(props), { headers: { 'content-type': 'image/png' } });
