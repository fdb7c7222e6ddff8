import type { ClaimRisk } from './cause.ts';

/** The ways to settle a loss, where the customer has a choice [3 §4]. */
export const REPLACEMENT_METHODS = ['workshop', 'cash', 'reinstatement'] as const;

export type ReplacementMethod = (typeof REPLACEMENT_METHODS)[number];

export type ClaimLimit = {
  /** The label of the amount above the limit. */
  label: string;
  /** Whether earlier payments in the same year of cover count towards it. */
  perYear: boolean;
};

/** The claim rules of a product line. An absent property means `false` or empty. */
export type ClaimRules = {
  /** The risks that its policies insure; the form lists their causes in this order. */
  risks: readonly [ClaimRisk, ...ClaimRisk[]];
  /** The form has fields for the amount and for the cause of the disaster [3 §3]. */
  hasAmountFields?: boolean;
  /** A referral workshop can be chosen. */
  workshop?: boolean;
  /** Empty where the insurer pays money in any case. */
  replacement?: readonly ReplacementMethod[];
  /** Its policies name who receives the benefit on death, who may claim it. */
  beneficiary?: boolean;
  /** The limit of a payment, if it is not the sum insured of an object, which each event can reach. */
  limit?: ClaimLimit;
};
