import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { site as brand } from '../../site.config.ts';
import { loadContent } from '../content/load-content.ts';

/** Serves the articles to feed readers, newest first. */
export const GET: APIRoute = async ({ site }) => {
  const articles = await loadContent('articles', { query: { status: 'active' } });
  return rss({
    title: `Artikel ${brand.name}`,
    description: 'Asuransi dalam bahasa yang mudah: memilih perlindungan, membaca polis, dan mengurus klaim.',
    site: site ?? '',
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>id-ID</language><atom:link href="${new URL('/rss.xml', site)}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ _id, title, excerpt, createdAt, category }) => ({
      title,
      description: excerpt,
      link: `/articles/${_id}`,
      pubDate: new Date(createdAt),
      categories: [category.name],
    })),
  });
};
