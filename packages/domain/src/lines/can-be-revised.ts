import { LINES } from './lines.ts';
import type { ProductType } from './product-type.ts';

/**
 * Returns whether customers can correct an order that the insurer sent back. The specification has no screen for the
 * correction of a property order [2 §2].
 */
export const canBeRevised = (type: ProductType): boolean => LINES[type].family !== 'property';
