import { isProductType, type ProductType } from '../lines/index.ts';

/** A draft's line and plan; `formerOrderId` is the order that it repeats, null for a new order. */
export type DraftName = { productType: ProductType; planId: string; formerOrderId: string | null };

const NAME = /^([a-z-]+)\.([\w-]{1,64})(?:\.again\.([\w-]{1,64}))?$/;

/**
 * Returns the name of an order's draft: a member has one for each plan, and a separate one for each repetition of an
 * order.
 */
export const draftName = ({ productType, planId, formerOrderId }: DraftName): string =>
  formerOrderId === null ? `${productType}.${planId}` : `${productType}.${planId}.again.${formerOrderId}`;

/** Parses a draft's name; null for another text. */
export function parseDraftName(name: string): DraftName | null {
  const [, productType = '', planId = '', formerOrderId = null] = NAME.exec(name) ?? [];
  return isProductType(productType) ? { productType, planId, formerOrderId } : null;
}
