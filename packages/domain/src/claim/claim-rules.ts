import type { ClaimRisk } from './cause.ts';

/** The ways to settle a loss that a claimant can choose from [3 §4]. */
export const REPLACEMENT_METHODS = ['workshop', 'cash', 'reinstatement'] as const;

export type ReplacementMethod = (typeof REPLACEMENT_METHODS)[number];

export type ClaimLimit = {
  /** The label of the row that subtracts the amount above the limit. */
  label: string;
  /** Whether earlier payments in the same year of cover reduce the limit. */
  isPerYear: boolean;
};

/** The claim rules of a product line. An absent property means `false` or empty. */
export type ClaimRules = {
  /** The risks that policies of the line insure. The form lists the causes in this order. */
  risks: readonly [ClaimRisk, ...ClaimRisk[]];
  /** Whether the form has fields for the amount and for the cause of the disaster [3 §3]. */
  hasAmountFields?: boolean;
  /** Whether the claimant can choose a referral workshop. */
  hasWorkshopChoice?: boolean;
  /** The choices of the claimant; empty if the insurer always pays money. */
  replacement?: readonly ReplacementMethod[];
  /** Whether a policy names a beneficiary, who may claim the benefit on death. */
  hasBeneficiary?: boolean;
  /** The limit of a payment. Default: the sum insured, for each event. */
  limit?: ClaimLimit;
};
