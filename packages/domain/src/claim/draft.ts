import { normalizePolicyNumber } from './lookup.ts';

/** The name of a claim's draft: one a policy, and an heir's beside the holder's. */
export function claimDraftKey(policyNumber: string, heir = false): string {
  return `${heir ? 'claim-heir' : 'claim'}:${normalizePolicyNumber(policyNumber)}`;
}
