import type { ProductType } from '@naungan/domain/lines';
import { loadLineDetails } from '@naungan/ui/lines';
import { PAGE_SIZE, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { visitorClient } from '../calls/visitor-client.ts';
import type { FoundPlan, FoundPlans } from './call-types.ts';
import { lineCalls } from './line-calls.ts';
import { loadPlans } from './load-plans.ts';
import { readSearch } from './plan-url.ts';

/**
 * Resolves to the plan that a page is rendered with, for the search of `urlQuery`, after the screens of the plan are
 * loaded; null if the plan is not sold, or if its call fails. If null is returned, the island loads the plan in the browser, and shows
 * a failure if that call also fails.
 */
export async function renderedPlan<L extends ProductType>(
  line: L,
  id: string,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
): Promise<FoundPlan<L> | null> {
  if (!fetchApi) return null;
  const foundPlan = lineCalls(visitorClient(fetchApi), line)
    .loadPlan(id, readSearch(line, urlQuery))
    .catch(() => null);
  await loadLineDetails(line);
  return foundPlan;
}

/**
 * Resolves to the first page of plans that a list is rendered with, as an unknown visitor sees them; null if the call fails,
 * or if the URL restores more than the first page. If null is returned, the island loads the plans in the browser.
 */
export async function renderedPlans<L extends ProductType>(
  line: L,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
): Promise<FoundPlans<L> | null> {
  const query = readPlanQuery(line, new URLSearchParams(urlQuery));
  if (!fetchApi || query.page > 1) return null;
  const search = readSearch(line, urlQuery);
  return loadPlans(visitorClient(fetchApi), line, query, PAGE_SIZE, search).catch(() => null);
}
