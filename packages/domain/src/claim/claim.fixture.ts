import type { ClaimFacts } from './facts.ts';
import { claimDocuments } from './product.ts';

/** Returns a new vehicle claim with `changes`, and with all required files unless `changes` has documents. */
export function claimWith(changes: Partial<ClaimFacts> = {}): ClaimFacts {
  const claim: ClaimFacts = {
    state: 'pending',
    productType: 'kendaraan',
    cause: 'VE01',
    isThirdParty: false,
    isHeir: false,
    documents: [],
    needRevision: [],
    additions: 0,
    approvedAmount: null,
    replacement: { method: null, isLocked: false },
    workshop: null,
    repair: [],
    hasLetter: false,
    hasAccount: false,
    appeals: [],
    payments: 0,
    ...changes,
  };
  return { ...claim, documents: changes.documents ?? documentCodesPerFile(claim) };
}

/** Returns the code of a document once per required file, for the documents in `codes` or for all required documents. */
export const documentCodesPerFile = (claim: ClaimFacts, codes?: readonly string[]): string[] =>
  claimDocuments(claim)
    .filter(({ code, required }) => codes?.includes(code) ?? required)
    .flatMap(({ code, min = 1 }) => Array<string>(min).fill(code));
