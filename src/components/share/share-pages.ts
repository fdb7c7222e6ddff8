import { LINES } from '@naungan/domain/lines';
import { site } from '../../../site.config.ts';
import { drawingsIn } from '../../content/drawings/drawings.ts';
import { loadContent, loadLanding } from '../../content/load-content.ts';
import type { SharePage } from './render.ts';

const articleDrawings = drawingsIn('articles');
const illustrations = drawingsIn('illustrations');
const umbrella = illustrations.get('payung') ?? '';

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
    Object.values(LINES).map(async ({ code, familyLabel }) => ({
      page: `products/${code}`,
      label: familyLabel,
      title: (await loadLanding(code)).title,
      drawing: illustrations.get(code) ?? umbrella,
    })),
  );

/** Returns the pages with a picture for shared links; `page` is the path below `/og`. */
export async function sharePages(): Promise<(SharePage & { page: string })[]> {
  const home = { page: 'site', title: site.tagline, drawing: umbrella };
  return [home, ...(await productPages()), ...(await articlePages())];
}
