import type { IsoDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { LINES, SoldLine } from '@naungan/domain/lines';
import type { Plan } from '@naungan/domain/lines/record';
import type { Member } from '@naungan/domain/member/record';
import type { ComponentType } from 'react';
import type { FileUploads } from '../../fields/attachment/index.ts';
import type { RegionLoader } from '../../fields/regions/index.ts';
import type { FieldMessages } from '../../flow/problems/problems.ts';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import type { OrderDraft, OrderValues } from './order-draft.ts';

/** What the rules of a step look at. */
export type StepState = {
  line: (typeof LINES)[SoldLine];
  plan: Plan;
  today: IsoDate;
  draft: OrderDraft;
  /** How far the files are that are sent ahead of the order; not there for the steps that decide whether they may. */
  uploads?: FileUploads | undefined;
};

export type StepBodyProps = StepState & {
  member: Member;
  /** `null` while no premium fits the birth date. */
  amounts: OrderAmounts | null;
  errors: FieldMessages;
  change: (patch: Partial<OrderDraft>) => void;
  changeValues: (patch: Partial<OrderValues>) => void;
  loadRegions: RegionLoader;
  /** Opens a step and comes back to the summary from it. */
  onEdit: (id: string) => void;
  steps: readonly { id: string; title: string }[];
};

/** One page of an order wizard: its rules and its fields. Title and place come from the product line. */
export type StepPart = {
  check: (state: StepState) => StepCheck;
  Body: ComponentType<StepBodyProps>;
  /** The way on stays shut until the step is right, instead of saying what is missing [2 §4]. */
  gated?: boolean;
};
