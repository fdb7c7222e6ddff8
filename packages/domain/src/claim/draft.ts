import { normalizePolicyNumber } from './lookup.ts';

/** Returns the name of a claim's draft: one for each policy, and a separate one for an heir. */
export function claimDraftKey(policyNumber: string, heir = false): string {
  return `${heir ? 'claim-heir' : 'claim'}:${normalizePolicyNumber(policyNumber)}`;
}
