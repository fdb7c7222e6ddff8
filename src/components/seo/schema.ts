import { iconPath } from '@naungan/domain/brand';
import { site } from '../../../site.config.ts';
import type { PageFacts } from './page.ts';

type GraphNode = Record<string, unknown> & { '@type': string };
type PageLocation = { origin: string; path: string };

const agencyId = (origin: string) => `${origin}/#perusahaan`;
const websiteId = (origin: string) => `${origin}/#situs`;

const agency = (origin: string): GraphNode => ({
  '@type': 'InsuranceAgency',
  '@id': agencyId(origin),
  name: site.name,
  legalName: site.legalName,
  slogan: site.tagline,
  url: `${origin}/`,
  logo: origin + iconPath(512),
  image: `${origin}/og/site.png`,
  email: site.email,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.office.street,
    addressLocality: site.office.locality,
    addressRegion: site.office.region,
    postalCode: site.office.postalCode,
    addressCountry: 'ID',
  },
  geo: { '@type': 'GeoCoordinates', latitude: site.office.latitude, longitude: site.office.longitude },
  areaServed: { '@type': 'Country', name: 'Indonesia' },
  sameAs: site.social.map(({ href }) => href),
});

const website = (origin: string): GraphNode => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  name: site.name,
  url: `${origin}/`,
  inLanguage: 'id-ID',
  publisher: { '@id': agencyId(origin) },
});

function breadcrumbs({ origin, path }: PageLocation, { title, parentPages = [] }: PageFacts): GraphNode {
  const steps = [{ label: 'Beranda', href: '/' }, ...parentPages, { label: title, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

const articleNode = (
  { origin, path }: PageLocation,
  article: NonNullable<PageFacts['article']>,
  picture: string,
): GraphNode => ({
  '@type': 'Article',
  headline: article.title,
  description: article.excerpt,
  articleSection: article.category.name,
  datePublished: article.createdAt,
  dateModified: article.createdAt,
  image: origin + picture,
  inLanguage: 'id-ID',
  mainEntityOfPage: origin + path,
  author: { '@id': agencyId(origin) },
  publisher: { '@id': agencyId(origin) },
});

const BLOCK_ENDS = /<\/(?:p|li|h\d|tr|ul|ol|table)>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the text of sanitised HTML in one line. */
const textOf = (html: string) =>
  html
    .replace(BLOCK_ENDS, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const faqPage = (guides: NonNullable<PageFacts['guides']>): GraphNode => ({
  '@type': 'FAQPage',
  mainEntity: guides.flatMap(({ items }) =>
    items.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: textOf(content) },
    })),
  ),
});

/**
 * Returns the structured data of a page as the text of its `application/ld+json` (schema.org): company, site,
 * breadcrumbs and content. The Content-Security-Policy allows it because it is data, not code. Escapes `<`, so
 * that no text can end the element.
 */
export function structuredData(location: PageLocation, facts: PageFacts & { picture: string }): string {
  const { origin, path } = location;
  const graph = [
    agency(origin),
    website(origin),
    ...(path === '/' ? [] : [breadcrumbs(location, facts)]),
    ...(facts.article ? [articleNode(location, facts.article, facts.picture)] : []),
    ...(facts.guides ? [faqPage(facts.guides)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
