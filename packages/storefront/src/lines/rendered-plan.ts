import { lineOf, type PlanOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { type LineDetails, loadLineDetails } from '@naungan/ui/lines';
import { visitorClient } from '../calls/visitor-client.ts';
import type { FoundPlan } from './call-types.ts';
import { findPlan, lineCalls } from './line-calls.ts';
import { readSearch, sharedIds } from './plan-url.ts';

/**
 * Returns the plan with which a page is rendered, for the search of `urlQuery`. Also waits until the code of the plan's page
 * is loaded. Resolves to null if the plan is not sold, or if its call fails. The island then loads the plan in the browser,
 * and shows a failure if that call fails too.
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

/** A comparison that a page is rendered with. */
export type FoundComparison<L extends ProductType> = {
  plans: PlanOf<L>[];
  details: LineDetails<L>;
  search: SearchOf<L>;
};

/** Resolves to the plans that the URL compares; null if fewer than two of them are sold, or if a call fails. */
export async function renderedComparison<L extends ProductType>(
  line: L,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
): Promise<FoundComparison<L> | null> {
  const ids = sharedIds(urlQuery, lineOf(line).compareLimit);
  if (!fetchApi || ids.length < 2) return null;
  const client = visitorClient(fetchApi);
  const search = readSearch(line, urlQuery);
  try {
    const [details, ...foundPlans] = await Promise.all([
      loadLineDetails(line),
      ...ids.map((id) => findPlan(client, line, id, search)),
    ]);
    const soldPlans = foundPlans.filter((foundPlan) => foundPlan !== null);
    const [firstPlan] = soldPlans;
    if (!firstPlan || soldPlans.length < 2) return null;
    return { plans: soldPlans.map(({ plan }) => plan), details, search: firstPlan.search };
  } catch {
    return null;
  }
}
