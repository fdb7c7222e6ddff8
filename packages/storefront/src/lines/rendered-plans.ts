import { ApiProblem } from '@naungan/api/api-problem';
import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { type PlanQuery, readPages, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { visitorClient } from '../calls/visitor-client.ts';
import type { PlansRendering, RenderedPlans } from './call-types.ts';
import { loadPlans } from './load-plans.ts';
import { readSearch } from './plan-url.ts';

// This file imports no React code, so that server components can import it (`../server.ts`).

/** Maximum number of pages in a rendered list. */
const MAX_RENDERED_PAGES = 5;

function renderFailureOf(thrown: unknown): PlansRendering<never> {
  const code = thrown instanceof ApiProblem ? thrown.code : '';
  if (code === 'INVALID') return { state: 'deferred' };
  return { state: 'failed', status: code === 'TOO_MANY' ? 429 : 503 };
}

async function loadRendering<L extends ProductType>(
  line: L,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
  origin: string,
): Promise<PlansRendering<L>> {
  const query = readPlanQuery(line, new URLSearchParams(urlQuery));
  if (!fetchApi || query.page > MAX_RENDERED_PAGES) return { state: 'deferred' };
  const client = visitorClient(fetchApi, origin);
  let search = readSearch(line, urlQuery);
  async function load(pageQuery: PlanQuery, size: number) {
    const foundPlans = await loadPlans(client, line, pageQuery, size, search);
    search = foundPlans.search;
    return foundPlans.page;
  }
  return readPages(load, query, 1, query.page).then(
    (page) => ({ state: 'ready', plans: { page, search } }),
    renderFailureOf,
  );
}

/**
 * Loads the pages of plans with which a list is rendered, as an unknown visitor sees them. The result is the prop `rendered`
 * of the flow `Plans`. `origin` is the origin of the API, '' for the same origin.
 */
export async function renderedPlans<L extends ProductType>(
  line: L,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
  origin = '',
): Promise<RenderedPlans<L>> {
  const rendering = await loadRendering(line, urlQuery, fetchApi, origin);
  return { ...rendering, urlQuery, today: todayInJakarta(new Date()) };
}
