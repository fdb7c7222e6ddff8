import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';

const LANDINGS = new Set(PRODUCT_TYPES.map((line) => contractsOf(line).calls.landing.name));

/** Tests the calls without an account. */
export async function tryReads({ ask, expectProblem, skip }: Backend): Promise<void> {
  await ask('banks', {});
  await ask('regions', { query: { type: 'provinsi' } });
  await ask('settings', { query: { category: 'consultant' } });
  for (const name of ['homeContent', ...LANDINGS] as const) await ask(name, {});
  await ask('policyCarousel', { query: { product: 'kesehatan' } });
  await ask('faqs', {});

  const pages = await ask('pages', {});
  const slug = pages?.response[0]?.slug;
  if (slug) await ask('page', { params: { slug } });
  else skip('page', 'there is no page');

  const articles = await ask('articles', { query: { limit: 3 } });
  const article = articles?.response[0]?._id;
  if (article) await ask('article', { params: { id: article } });
  else skip('article', 'there is no article');

  await ask('certificate', { params: { code: 'TIDAK-ADA' } }, 'an unknown certificate is not genuine');
  await expectProblem('article', { params: { id: 'tidak-ada' } }, { status: 404 }, 'an unknown article');
  await expectProblem('regions', { query: { type: 'benua' } }, { status: 422 }, 'a query that does not fit');
  await expectProblem(
    'banks',
    { token: 'x'.repeat(43) },
    { status: 401 },
    'a visitor with a token that is no longer valid',
  );
}
