import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import type { OrderPlaced } from '@naungan/ui/orders/order-wizard';
import type { PlanPage, PlanQuery } from '@naungan/ui/plans/plan-list';

/** Parameters of a list page, without filters that are not set. */
export type ListRequest = Pick<PlanQuery, 'page' | 'sortField' | 'sortOrder'> & {
  size: number;
  q?: string;
  priceMin?: number;
  priceMax?: number;
};
/** A multipart form to send. */
export type FormRequest = {
  form: FormData;
  headers: Record<string, string>;
  onProgress: (ratio: number) => void;
};

/** A plan, and the search completed with data of the response. */
export type FoundPlan<L extends ProductType> = { plan: PlanOf<L>; search: SearchOf<L> };
/** A page of plans, and the search completed with data of the response. */
export type FoundPlans<L extends ProductType> = { page: PlanPage; search: SearchOf<L> };

/**
 * The result of loading the plans of a rendered list. `failed`: a call failed, and a retry may help; `status` is the status of the
 * document. `deferred`: the island loads the plans in the browser, because the URL requests too many pages, because there
 * is no server to call, or because the server rejects the search. The island then shows the reason of the rejection.
 */
export type PlansRendering<L extends ProductType> =
  | { state: 'ready'; plans: FoundPlans<L> }
  | { state: 'failed'; status: 429 | 503 }
  | { state: 'deferred' };

/**
 * The plans with which a server renders a list, as JSON data. `urlQuery` is the search and the filters as the query of a
 * URL, `today` is the date on which ages are calculated.
 */
export type RenderedPlans<L extends ProductType> = PlansRendering<L> & { urlQuery: string; today: IsoDate };

/** The API calls of a line. The other functions of the line are in the domain's `LINES`. */
export type LineCalls<L extends ProductType> = {
  loadPlans: (search: SearchOf<L>, list: ListRequest) => Promise<FoundPlans<L>>;
  /** Loads a plan of the line; with `includesOtherLines` also a plan of another line that the list of this line can contain. */
  loadPlan: (
    id: string,
    search: SearchOf<L>,
    options?: { includesOtherLines?: boolean },
  ) => Promise<FoundPlan<L>>;
  createOrder: (request: FormRequest) => Promise<{ message: string; response: Omit<OrderPlaced, 'message'> }>;
};
