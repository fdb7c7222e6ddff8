import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { structuredData } from './schema.ts';

const origin = 'https://contoh.test';
const article = {
  _id: 'banjir',
  title: 'Klaim </script> banjir',
  excerpt: 'Foto dahulu.',
  content: '<p>Isi</p>',
  thumbnail: '/articles/banjir.svg',
  createdAt: '2026-10-27T02:00:00.000Z',
  category: { name: 'Properti' },
  status: 'active',
} as const;

type GraphNode = Record<string, unknown> & { '@type': string };
/** Returns the structured data as text and as nodes; `nodeOf` returns the node of a type. */
const structuredNodes = (path: string, facts: Omit<Parameters<typeof structuredData>[1], 'picture'>) => {
  const text = structuredData({ origin, path }, { ...facts, picture: '/og/x.png' });
  const graph: GraphNode[] = JSON.parse(text)['@graph'];
  return { text, graph, nodeOf: (type: string) => graph.find((node) => node['@type'] === type) };
};

describe('structured data of a page', () => {
  test('the structured data names the company and the site, and has no breadcrumbs on the home page', () => {
    const { graph, nodeOf } = structuredNodes('/', { title: site.name });
    expect(graph.map((node) => node['@type'])).toEqual(['InsuranceAgency', 'WebSite']);
    expect(nodeOf('InsuranceAgency')).toMatchObject({ legalName: site.legalName, telephone: site.phone });
  });

  test('the structured data has breadcrumbs on other pages', () => {
    const { nodeOf } = structuredNodes('/articles/banjir', {
      title: 'Banjir',
      parentPages: [{ label: 'Artikel', href: '/articles' }],
    });
    expect(nodeOf('BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Artikel', item: `${origin}/articles` },
      { '@type': 'ListItem', position: 3, name: 'Banjir', item: `${origin}/articles/banjir` },
    ]);
  });

  test('the structured data of an article has its title, date, picture and author', () => {
    const { nodeOf } = structuredNodes('/articles/banjir', { title: article.title, article });
    expect(nodeOf('Article')).toMatchObject({
      headline: article.title,
      datePublished: article.createdAt,
      image: `${origin}/og/x.png`,
      author: { '@id': nodeOf('InsuranceAgency')?.['@id'] },
    });
  });

  test('the structured data lists the questions and answers of guides as text without HTML', () => {
    const items = [
      { title: 'Bagaimana?', content: '<p>Pilih &amp; <b>bayar</b>.</p><ul><li>Selesai</li></ul>' },
    ];
    const { nodeOf } = structuredNodes('/faq', {
      title: 'FAQ',
      guides: [{ _id: 'umum', title: 'Umum', icon: 'clock', items }],
    });
    expect(nodeOf('FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Bagaimana?',
        acceptedAnswer: { '@type': 'Answer', text: 'Pilih & bayar. Selesai' },
      },
    ]);
  });

  test('the structured data escapes characters that would end the script element', () => {
    const { text } = structuredNodes('/articles/banjir', { title: article.title, article });
    expect(text).not.toContain('<');
  });
});
