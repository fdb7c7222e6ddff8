import type { PlanOf } from './lines.ts';
import type { ProductType } from './product-type.ts';

/** An order of each line of a folder, as it is typed, with the plan that it is for. */
export type OrderFixtures = { [L in ProductType]?: { plan: PlanOf<L>; payload: object } };
