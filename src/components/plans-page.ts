import type { ProductType } from '@naungan/domain/lines';
import { renderedComparison } from '@naungan/storefront/lines/rendered-plan';
import { renderedPlans } from '@naungan/storefront/lines/rendered-plans';
import type { AstroGlobal } from 'astro';

/** Seconds, as in the API's reply without a database. */
const RETRY_AFTER = '5';

/**
 * Loads the plans and the comparison of the document of a list. Sets the status of the document if the plans fail to load;
 * only a page, not its components, can set the status.
 */
export async function loadPlansPage(line: ProductType, { url, locals, response }: AstroGlobal) {
  const [plans, comparison] = await Promise.all([
    renderedPlans(line, url.search, locals.fetchApi),
    renderedComparison(line, url.search, locals.fetchApi),
  ]);
  if (plans.state === 'failed') {
    response.status = plans.status;
    response.headers.set('retry-after', RETRY_AFTER);
  }
  return { plans, comparison };
}

export type PlansPageContent = Awaited<ReturnType<typeof loadPlansPage>>;
