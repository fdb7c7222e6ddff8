import type { APIRoute } from 'astro';
import { PRIVATE_PATHS } from '../components/seo/private-paths.ts';

/** Allows search engines to read all pages except private paths, and names the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
