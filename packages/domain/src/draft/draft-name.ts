import { isProductType, type ProductType } from '../lines/index.ts';

/** The line and plan of a draft. `formerOrderId` is the id of the order that the draft repeats; null for a new order. */
export type DraftName = { productType: ProductType; planId: string; formerOrderId: string | null };

const NAME_PATTERN = /^([a-z-]+)\.([\w-]{1,64})(?:\.again\.([\w-]{1,64}))?$/;

/**
 * Returns the name of an order's draft. A member has one draft for each plan, and one for each order that the member
 * repeats.
 */
export const draftName = ({ productType, planId, formerOrderId }: DraftName): string =>
  formerOrderId === null ? `${productType}.${planId}` : `${productType}.${planId}.again.${formerOrderId}`;

/** Returns the parsed name of a draft; null for a text that is not a draft's name. */
export function parseDraftName(name: string): DraftName | null {
  const [, productType = '', planId = '', formerOrderId = null] = NAME_PATTERN.exec(name) ?? [];
  return isProductType(productType) ? { productType, planId, formerOrderId } : null;
}
