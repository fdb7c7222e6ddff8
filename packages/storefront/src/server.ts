import type { ProductType, SearchOf } from '@naungan/domain/lines';
import type { RenderedPlans } from './lines/call-types.ts';
import { searchQuery } from './lines/plan-url.ts';
import { renderedPlans } from './lines/rendered-plans.ts';

export type { RenderedPlans };

/** Milliseconds after which the page is rendered without plans. */
const TIMEOUT_MS = 5_000;

export type LoadPlansOptions<L extends ProductType> = {
  /** Origin of the broker's API, such as `https://broker.example`. */
  api: string;
  /** The line and the search of the component that gets the plans. */
  line: L;
  search?: SearchOf<L> | undefined;
  /** Query of the page's URL, with the search and the filters of a list whose URL contains them. Default: `search`. */
  urlQuery?: string | undefined;
  /** Replaces the global `fetch`, for example by one that caches. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds after which the page is rendered without plans. Default: 5000. */
  timeoutMs?: number | undefined;
};

/**
 * Loads the plans with which a host's server renders `<Storefront>` or `<Plans>`, as an unknown visitor sees them: pass the
 * result as the prop `rendered`. The result is JSON data. The promise never rejects: if the call fails, the browser loads the
 * plans.
 */
export async function loadPlans<L extends ProductType>({
  api,
  line,
  search,
  urlQuery,
  fetch: fetchApi = fetch,
  timeoutMs = TIMEOUT_MS,
}: LoadPlansOptions<L>): Promise<RenderedPlans<L>> {
  const query = urlQuery ?? (search ? searchQuery(line, search) : '');
  const fetchInTime: typeof fetch = (input, init) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    return fetchApi(input, { ...init, signal: AbortSignal.any(signals) });
  };
  const plans = await renderedPlans(line, query, fetchInTime, api.replace(/\/$/, ''));
  // Next rejects props with the value `undefined`, for example an unknown part of a search.
  return JSON.parse(JSON.stringify(plans));
}
