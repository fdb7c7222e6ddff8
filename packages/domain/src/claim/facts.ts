import type { ProductType } from '../lines/product-type.ts';
import type { Rupiah } from '../money/rupiah.ts';
import type { ClaimState } from '../status/claim.ts';
import type { ReplacementMethod } from './claim-rules.ts';
import type { RepairStep } from './repair.ts';

export type ClaimAppeal = { isOpen: boolean; isAnswered: boolean };

/** The properties of a claim that its transitions depend on. */
export type ClaimFacts = {
  state: ClaimState;
  productType: ProductType;
  cause: string;
  /** Whether a third party claims against the policyholder. */
  isThirdParty: boolean;
  /** Whether the claimant is an heir. */
  isHeir: boolean;
  /** Codes of the received documents, one entry per file. A corrected file adds an entry; the old entry stays. */
  documents: readonly string[];
  /** Codes of the documents that the desk returned for correction. */
  needRevision: readonly string[];
  /** Number of documents that the claimant added without a request of the desk. */
  additions: number;
  approvedAmount: Rupiah | null;
  replacement: { method: ReplacementMethod | null; isLocked: boolean };
  /** Id of the chosen or appointed workshop. */
  workshop: string | null;
  repair: readonly RepairStep[];
  /** True if the desk has the signed discharge letter and did not return it. */
  hasLetter: boolean;
  /** True if the bank account for the payment is known. */
  hasAccount: boolean;
  appeals: readonly ClaimAppeal[];
  /** Number of payments: at most one. */
  payments: number;
};
