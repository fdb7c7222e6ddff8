import { LINE_PATHS } from './line-paths.ts';
import type { ProductType } from './product-type.ts';
import type { SoldLine } from './sold-line.ts';

const segment = encodeURIComponent;

/** The form that orders this plan [2 §2]. */
export function orderPath(line: SoldLine, planId: string): string {
  return LINE_PATHS[line].orderPath(planId);
}

/** The form that orders a plan again with the data of an order that came to nothing. */
export function orderAgainPath(line: SoldLine, planId: string, orderId: string): string {
  return `${orderPath(line, planId)}?again=${segment(orderId)}`;
}

/** The list of a line's plans. */
export function plansPath(line: SoldLine): string {
  return LINE_PATHS[line].listPath;
}

/** The detail of a plan: the list's path and the id. */
export function planPath(line: SoldLine, planId: string): string {
  return `${LINE_PATHS[line].listPath}/${segment(planId)}`;
}

/** The detail of an order that was placed. */
export function orderDetailPath(type: ProductType, orderId: string): string {
  return `/orders/${type}/${segment(orderId)}`;
}

/** The screen that completes an order which the insurer sent back. */
export function orderUpdatePath(type: ProductType, orderId: string): string {
  return `${orderDetailPath(type, orderId)}/update`;
}

export function invoicePath(type: ProductType, orderId: string): string {
  return `/invoice/${segment(orderId)}/${type}`;
}

/** A policy of one's own. */
export function policyPath(policyId: string): string {
  return `/polis/${segment(policyId)}`;
}

/** Own policies at the tab of a product; without one the list opens that of its newest policy [3 §2]. */
export function policiesPath(type: ProductType | null): string {
  return type === null ? '/polis/' : `/polis/?product=${type}`;
}
