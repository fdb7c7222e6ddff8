import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
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

/** The calls of a line; everything else about it is a record of the domain. */
export type LineCalls<L extends SoldLine> = {
  loadPlans: (search: SearchOf<L>, list: ListRequest) => Promise<PlanPage>;
  loadPlan: (id: string, search: SearchOf<L>) => Promise<PlanOf<L>>;
  createOrder: (sent: SentForm) => Promise<{ message: string; response: Omit<OrderPlaced, 'message'> }>;
};
