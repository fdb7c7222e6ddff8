import { ApiError } from '@naungan/api/failure';
import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { OrderPlaced } from '@naungan/ui/orders/order-wizard';
import type { PlanPage, PlanQuery } from '@naungan/ui/plans/plan-list';
import { HEALTH_CALLS } from './health.ts';
import { PERSONAL_ACCIDENT_CALLS } from './personal-accident.ts';

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

const LINE_CALLS: { [L in SoldLine]: LineCalls<L> } = {
  kesehatan: HEALTH_CALLS,
  kecelakaandiri: PERSONAL_ACCIDENT_CALLS,
};

export function lineCalls<L extends SoldLine>(line: L): LineCalls<L> {
  return LINE_CALLS[line];
}

/** A plan, or `null` when it is not sold, or not any more. Rejects when nobody could say. */
export async function findPlan<L extends SoldLine>(
  line: L,
  id: string,
  search: SearchOf<L>,
): Promise<PlanOf<L> | null> {
  try {
    return await lineCalls(line).loadPlan(id, search);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
