import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import type { OrderPlaced } from '@naungan/ui/orders/order-wizard';
import type { PlanPage, PlanQuery } from '@naungan/ui/plans/plan-list';

/** A page of a list, without filters that are not set. */
export type ListRequest = Pick<PlanQuery, 'page' | 'sortField' | 'sortOrder'> & {
  size: number;
  q?: string;
  priceMin?: number;
  priceMax?: number;
};
/** A multipart form on its way. */
export type SentForm = {
  form: FormData;
  headers: Record<string, string>;
  onProgress: (share: number) => void;
};

/** A plan, and the search that it was read for with what the answer said of it. */
export type FoundPlan<L extends ProductType> = { plan: PlanOf<L>; search: SearchOf<L> };
/** The same of a page of plans. */
export type FoundPlans<L extends ProductType> = { page: PlanPage; search: SearchOf<L> };

/** The calls of a line; everything else about it is a record of the domain. */
export type LineCalls<L extends ProductType> = {
  loadPlans: (search: SearchOf<L>, list: ListRequest) => Promise<FoundPlans<L>>;
  /** One of the line itself, or, when it is `listed`, any that can stand in its list. */
  loadPlan: (id: string, search: SearchOf<L>, which?: { listed?: boolean }) => Promise<FoundPlan<L>>;
  createOrder: (sent: SentForm) => Promise<{ message: string; response: Omit<OrderPlaced, 'message'> }>;
};
