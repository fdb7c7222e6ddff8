import type { ProductContent } from '@naungan/api/content';
import { PRODUCT_TYPE_INFO, type ProductType } from '@naungan/domain/lines';
import { site } from '../../../../site.config.ts';
import { drawingsIn } from '../../brand/drawings.ts';
import { loadContent } from '../../content.ts';
import type { SharePage } from './render.ts';

const articleDrawings = drawingsIn('articles');
const illustrations = drawingsIn('illustrations');
const umbrella = illustrations.get('payung') ?? '';

const landingOf: Record<ProductType, () => Promise<ProductContent>> = {
  kesehatan: () => loadContent('healthContent'),
  kecelakaandiri: () => loadContent('personalAccidentContent'),
  kendaraan: () => loadContent('vehicleContent'),
  kebakaran: () => loadContent('fireContent', { query: { productType: 'kebakaran' } }),
  gempabumi: () => loadContent('fireContent', { query: { productType: 'gempabumi' } }),
  'kebakaran-gempabumi': () => loadContent('fireContent', { query: { productType: 'kebakaran-gempabumi' } }),
};

async function articlePages(): Promise<(SharePage & { page: string })[]> {
  const articles = await loadContent('articles', { query: { status: 'active' } });
  return articles.map(({ _id, title, category, thumbnail }) => {
    const drawing = /^\/articles\/(.+)\.svg$/.exec(thumbnail)?.[1] ?? '';
    return {
      page: `articles/${_id}`,
      label: category.name,
      title,
      drawing: articleDrawings.get(drawing) ?? umbrella,
    };
  });
}

const productPages = () =>
  Promise.all(
    Object.values(PRODUCT_TYPE_INFO).map(async ({ code, familyLabel }) => ({
      page: `products/${code}`,
      label: familyLabel,
      title: (await landingOf[code]()).title,
      drawing: illustrations.get(code) ?? umbrella,
    })),
  );

/** What has a picture of its own where it is shared; `page` is its path below `/og`. */
export async function sharePages(): Promise<(SharePage & { page: string })[]> {
  const home = { page: 'site', title: site.tagline, drawing: umbrella };
  return [home, ...(await productPages()), ...(await articlePages())];
}
