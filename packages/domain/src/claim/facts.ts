import type { ProductType } from '../lines/product-type.ts';
import type { Rupiah } from '../money/rupiah.ts';
import type { ClaimState } from '../status/claim.ts';
import type { ReplacementMethod } from './claim-rules.ts';
import type { RepairStep } from './repair.ts';

export type ClaimAppeal = { open: boolean; answered: boolean };

/** The properties of a claim that its transitions depend on. */
export type ClaimFacts = {
  state: ClaimState;
  productType: ProductType;
  cause: string;
  thirdParty: boolean;
  heir: boolean;
  /** Codes of the sent documents, one entry per file; a file that was sent again has two. */
  documents: readonly string[];
  /** Codes of the returned documents. */
  needRevision: readonly string[];
  /** Number of documents that the claimant added without being asked. */
  additions: number;
  approvedAmount: Rupiah | null;
  replacement: { method: ReplacementMethod | null; locked: boolean };
  workshop: string | null;
  repair: readonly RepairStep[];
  /** Whether the signed discharge letter was sent, and not returned. */
  letter: boolean;
  /** Whether the bank account for the payment is known. */
  account: boolean;
  appeals: readonly ClaimAppeal[];
  /** Number of payments: at most one. */
  payments: number;
};
