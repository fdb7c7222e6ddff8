import type * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import type { RevisionItem } from './revision.ts';

/** The data that the rules of a step depend on. Ages are calculated on `today`, which is the day of the order for a revision. */
export type StepContext<Plan> = { plan: Plan; today: IsoDate };

/**
 * One step of an order: its data and its schema, for the order form, the revision form and the server. `@naungan/ui` has
 * a page with the same id.
 */
export type OrderStep<Plan = never, Schema extends z.ZodType = z.ZodType> = {
  /** The step's hash in the URL. */
  id: string;
  title: string;
  /**
   * The key of the step's data in a draft, in the payload of a revision, and in the stored order. `null` for a step
   * without fields, such as the summary.
   */
  slice: string | null;
  schema: (context: StepContext<Plan>) => Schema;
  /** True if the step's fields are at the top level of an order's payload, not under the name of the slice [2 §3]. */
  hasTopLevelFields?: true;
  /** The returned item that the step corrects; absent for a step that the insurer cannot return. */
  revises?: RevisionItem;
  /** Whether a correction of this step may change the price. */
  affectsPrice?: true;
};
