import type * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import type { RevisionItem } from './revision.ts';

/** What the rules of a step depend on. `today` is the day that ages count on: for a revision, that of the order. */
export type StepContext<Plan> = { plan: Plan; today: IsoDate };

/**
 * One step of an order: the half that wizard, revision and server check by. The page of it is a part of `ui`, under
 * the same id.
 */
export type OrderStep<Plan = never, Schema extends z.ZodType = z.ZodType> = {
  /** The step's hash in the address. */
  id: string;
  title: string;
  /**
   * The part of the order that it asks for: of a draft, of the payload of a revision, and of what is stored. `null` for
   * one that asks for nothing, such as the summary.
   */
  slice: string | null;
  schema: (context: StepContext<Plan>) => Schema;
  /** In the payload of an order its fields stand beside each other's [2 §3], not under the name of the slice. */
  flat?: true;
  /** What the insurer calls it when it sends it back; a step without this cannot be corrected. */
  revises?: RevisionItem;
  /** What is corrected here may change what the order costs. */
  reprices?: true;
};
