import type { APIRoute } from 'astro';
import { PRIVATE_PATHS } from '../lib/seo/private-paths.ts';

/** Search engines read everything but what belongs to a person; the sitemap names the pages that are worth it. */
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
