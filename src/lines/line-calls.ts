import { ApiError } from '@naungan/api/failure';
import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { LineCalls } from './call-types.ts';
import { HEALTH_CALLS } from './health.ts';
import { PERSONAL_ACCIDENT_CALLS } from './personal-accident.ts';

/** The calls of each line. */
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
