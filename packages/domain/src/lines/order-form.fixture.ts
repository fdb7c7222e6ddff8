import type { PlanOf } from './lines.ts';
import type { ProductType } from './product-type.ts';

/** For each line of a folder: the ordered plan, and the form values of an order before normalization. */
export type OrderFixtures = { [L in ProductType]?: { plan: PlanOf<L>; payload: object } };
