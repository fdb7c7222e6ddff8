import { LINES } from './lines.ts';
import type { ProductType } from './product-type.ts';

const segment = encodeURIComponent;

/** The form that orders this plan [2 §2]. */
export function orderPath(line: ProductType, planId: string): string {
  return LINES[line].orderPath(planId);
}

/** The form that orders a plan again, filled with the data of an earlier order. */
export function orderAgainPath(line: ProductType, planId: string, orderId: string): string {
  return `${orderPath(line, planId)}?again=${segment(orderId)}`;
}

/** The list of a line's plans. */
export function plansPath(line: ProductType): string {
  return LINES[line].listPath;
}

/** The detail of a plan: the list's path and the id. */
export function planPath(line: ProductType, planId: string): string {
  return `${LINES[line].listPath}/${segment(planId)}`;
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

/** The page of one of the member's policies. */
export function policyPath(policyId: string): string {
  return `/polis/${segment(policyId)}`;
}

/** The member's policies at the tab of a product; `null` opens the tab of the newest policy [3 §2]. */
export function policiesPath(type: ProductType | null): string {
  return type === null ? '/polis/' : `/polis/?product=${type}`;
}
