import type { SoldLine } from '@naungan/domain/lines';
import type { ORDER_STEPS } from '@naungan/domain/lines/steps';
import type * as z from 'zod';
import type { DeclarationChoices } from '../fields/declaration/DeclarationFields.tsx';
import type { Draft } from '../flow/step-page/step-page.ts';

type StepOf<L extends SoldLine> = (typeof ORDER_STEPS)[L][number];
type InputOf<Step extends { schema: (...context: never[]) => z.ZodType }> = z.input<
  ReturnType<Step['schema']>
>;
type Filled<Input> = Input extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : Input extends object
    ? { [Name in keyof Input]-?: Filled<Exclude<Input[Name], undefined>> }
    : Input;

/**
 * What is typed into the steps of a line, by slice: the input of each step's schema. Answers go by question until they
 * are sent, and files stand beside the slices.
 */
export type SlicesOf<L extends SoldLine> = {
  [Step in StepOf<L> as Exclude<Step['slice'], null | 'attachments'>]: Step['slice'] extends 'declarations'
    ? DeclarationChoices
    : Filled<InputOf<Step>>;
};

/** The draft of an order, or of its revision. */
export type OrderDraft<L extends SoldLine = SoldLine> = Draft<SlicesOf<L>>;
