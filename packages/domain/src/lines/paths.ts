import { PRODUCT_LINES } from './lines.ts';
import type { ProductType } from './product-type.ts';

const segment = encodeURIComponent;

/** The form that orders this plan [2 §2]; the vehicle list has the id before the word. */
export function orderPath(type: ProductType, planId: string): string {
  const { landingPath } = PRODUCT_LINES[type];
  return type === 'kendaraan'
    ? `${landingPath}/${segment(planId)}/order`
    : `${landingPath}/order/${segment(planId)}`;
}

/** The detail of a plan: the list's path and the id. */
export function planPath(type: ProductType, planId: string): string {
  return `${PRODUCT_LINES[type].listPath}/${segment(planId)}`;
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
