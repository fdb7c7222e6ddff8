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

/** The API calls of a line; its other functions are in the domain's `LINES`. */
export type LineCalls<L extends ProductType> = {
  loadPlans: (search: SearchOf<L>, list: ListRequest) => Promise<FoundPlans<L>>;
  /** Loads a plan of the line. With `includesOtherLines` also a plan of another line, if the list of this line can contain it. */
  loadPlan: (
    id: string,
    search: SearchOf<L>,
    options?: { includesOtherLines?: boolean },
  ) => Promise<FoundPlan<L>>;
  createOrder: (request: FormRequest) => Promise<{ message: string; response: Omit<OrderPlaced, 'message'> }>;
};
