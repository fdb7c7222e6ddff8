import type { LineTypes, ProductType } from '@naungan/domain/lines';
import type * as z from 'zod';
import type { CustomerAnswers } from '../fields/declaration/DeclarationFields.tsx';
import type { Draft } from '../flow/step-page/step-page.ts';

type StepOf<L extends ProductType> = LineTypes[L]['steps'][number];
type InputOf<Step extends { schema: (...context: never[]) => z.ZodType }> = z.input<
  ReturnType<Step['schema']>
>;
/** The input with every optional property required, at any depth. */
type DeepRequired<Input> = Input extends readonly (infer Item)[]
  ? readonly DeepRequired<Item>[]
  : Input extends object
    ? { [Name in keyof Input]-?: DeepRequired<Exclude<Input[Name], undefined>> }
    : Input;

/**
 * The slices of a line's draft. Each slice contains the input of one step, as the step's schema expects it. Answers to
 * declarations are stored by question until they are sent, and files are stored next to the slices.
 */
export type SlicesOf<L extends ProductType> = {
  [Step in StepOf<L> as Exclude<Step['slice'], null | 'attachments'>]: Step['slice'] extends 'declarations'
    ? CustomerAnswers
    : DeepRequired<InputOf<Step>>;
};

/** The draft of an order, or of its revision. */
export type OrderDraft<L extends ProductType = ProductType> = Draft<SlicesOf<L>>;
