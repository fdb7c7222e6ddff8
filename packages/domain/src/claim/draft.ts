import { normalizePolicyNumber } from './lookup.ts';

/** Returns the name of a claim's draft. A policy has separate drafts for the member and for an heir. */
export function claimDraftName(policyNumber: string, heir = false): string {
  return `${heir ? 'claim-heir' : 'claim'}:${normalizePolicyNumber(policyNumber)}`;
}
