import { LINES } from './lines.ts';
import type { ProductType } from './product-type.ts';

/** Whether an order that the insurer sent back can be corrected: the specification has no screen for property [2 §2]. */
export const canBeRevised = (type: ProductType): boolean => LINES[type].family !== 'property';
