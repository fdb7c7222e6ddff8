import { LINES } from './lines.ts';
import type { ProductType } from './product-type.ts';

const encodeSegment = encodeURIComponent;

/** Returns the path of the order form of a plan [2 §2]. */
export function orderPath(line: ProductType, planId: string): string {
  return LINES[line].orderPath(planId);
}

/** Returns the path of the order form of a plan, filled in with the data of an earlier order. */
export function orderAgainPath(line: ProductType, planId: string, orderId: string): string {
  return `${orderPath(line, planId)}?again=${encodeSegment(orderId)}`;
}

/** Returns the path of the list of a line's plans. */
export function plansPath(line: ProductType): string {
  return LINES[line].listPath;
}

/** Name of the query parameter with a text that the visitor typed instead of filling in a form. */
export const TYPED_TEXT_PARAMETER = 'q';

/** Maximum number of characters of a typed text. */
export const TYPED_TEXT_MAX_LENGTH = 100;

/** Returns the path that redirects a typed text (query parameter `q`) to the plans or to the search form. */
export function typedSearchPath(line: ProductType): string {
  return `/products/${line}/search`;
}

/** Returns the path of a plan. */
export function planPath(line: ProductType, planId: string): string {
  return `${LINES[line].listPath}/${encodeSegment(planId)}`;
}

/** Returns the path of a placed order. */
export function orderDetailPath(type: ProductType, orderId: string): string {
  return `/orders/${type}/${encodeSegment(orderId)}`;
}

/** Returns the path of the form that corrects an order which the insurer sent back. */
export function orderUpdatePath(type: ProductType, orderId: string): string {
  return `${orderDetailPath(type, orderId)}/update`;
}

/** Returns the path of the invoice of an order. */
export function invoicePath(type: ProductType, orderId: string): string {
  return `/invoice/${encodeSegment(orderId)}/${type}`;
}

/** Returns the path of one of the member's policies. */
export function policyPath(policyId: string): string {
  return `/polis/${encodeSegment(policyId)}`;
}

/** Returns the path of the member's policies. `type` is the selected tab; `null` means the newest policy's tab [3 §2]. */
export function policiesPath(type: ProductType | null): string {
  return type === null ? '/polis/' : `/polis/?product=${type}`;
}
