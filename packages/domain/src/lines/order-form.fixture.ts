import type { PlanOf } from './lines.ts';
import type { ProductType } from './product-type.ts';

/** An order form as a customer fills it in, with the ordered plan, for each line of a folder. */
export type OrderFixtures = { [L in ProductType]?: { plan: PlanOf<L>; payload: object } };
