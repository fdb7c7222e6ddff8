import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';

const LANDING_CALLS = new Set(PRODUCT_TYPES.map((line) => contractsOf(line).calls.landing.name));

/** Tests the read calls that need no account. */
export async function tryReads({ expectSuccess, expectProblem, skip }: Backend): Promise<void> {
  await expectSuccess('banks', {});
  await expectSuccess('regions', { query: { type: 'provinsi' } });
  await expectSuccess('settings', { query: { category: 'consultant' } });
  for (const name of ['homeContent', 'premiumExamples', ...LANDING_CALLS] as const)
    await expectSuccess(name, {});
  await expectSuccess('policyCarousel', { query: { product: 'kesehatan' } });
  await expectSuccess('faqs', {});

  const pages = await expectSuccess('pages', {});
  const slug = pages?.response[0]?.slug;
  if (slug) await expectSuccess('page', { params: { slug } });
  else skip('page', 'there is no page');

  const articles = await expectSuccess('articles', { query: { limit: 3 } });
  const article = articles?.response[0]?._id;
  if (article) await expectSuccess('article', { params: { id: article } });
  else skip('article', 'there is no article');

  await expectSuccess(
    'certificate',
    { params: { code: 'TIDAK-ADA' } },
    'an unknown certificate is not genuine',
  );
  await expectProblem('article', { params: { id: 'tidak-ada' } }, { status: 404 }, 'an unknown article');
  await expectProblem('regions', { query: { type: 'benua' } }, { status: 422 }, 'an invalid query');
  await expectProblem('banks', { token: 'x'.repeat(43) }, { status: 401 }, 'an invalid token');
}
