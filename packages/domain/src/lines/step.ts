import type * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import type { RevisionItem } from './revision.ts';

/** The facts that a step's rules depend on. Ages count on `today`: for a revision, the day of the order. */
export type StepContext<Plan> = { plan: Plan; today: IsoDate };

/**
 * One step of an order: the half that wizard, revision and server validate by. `ui` has the page of the step, under the
 * same id.
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
  /** In an order's payload the fields are at the top level [2 §3], not under the name of the slice. */
  flat?: true;
  /** The insurer's name for it when it sends the order back. A step without one cannot be corrected. */
  revises?: RevisionItem;
  /** A correction of this step may change the price. */
  reprices?: true;
};
