import { contractsOf } from '@naungan/api/lines/contracts';
import { API_BASE } from '@naungan/api/routes';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import type { PageCall } from './api-fetch.ts';

/** Paths of the calls for plan lists and for plans of every line. */
const PLAN_PATHS = PRODUCT_TYPES.flatMap((line) => {
  const { plans, plan } = contractsOf(line).calls;
  return [plans, plan].map(({ path }) => new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]+')}$`));
});

/**
 * Returns whether the page is equal for all visitors until products, tariffs, reference data or the date change: all of its calls
 * request plans, without a session, and succeeded.
 */
export const isPlanPage = (calls: readonly PageCall[]): boolean =>
  calls.length > 0 &&
  calls.every(({ path, status }) => status === 200 && PLAN_PATHS.some((pattern) => pattern.test(path)));
