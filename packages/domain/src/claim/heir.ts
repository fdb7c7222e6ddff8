import { lineOf } from '../lines/lines.ts';
import type { ProductType } from '../lines/product-type.ts';
import { claimRulesOf } from './product.ts';

/** Returns the path of the claim form for an heir or beneficiary, who needs no member account [3 §2]. */
export const heirClaimFormPath = (policyNumber: string, type: ProductType): string =>
  `/claims/heirs/${encodeURIComponent(policyNumber)}?productType=${type}`;

/**
 * Returns whether an heir may claim on a policy of this type: only if the policy names a beneficiary. Other policies
 * are part of the holder's estate.
 */
export const canHeirClaim = (type: ProductType): boolean => claimRulesOf(type).hasBeneficiary;

/** Returns the notice for an heir on a policy without beneficiary; `null` if an heir may claim. */
export function heirNotice(type: ProductType): string | null {
  if (canHeirClaim(type)) return null;
  const { label } = lineOf(type);
  return `Polis ${label} tidak memiliki penerima manfaat. Hubungi kami, dan kami bantu ahli waris mengurus polis ini.`;
}

type NamedPerson = { fullName: string; relationship: string };

const isSameName = (first: string, second: string): boolean =>
  first.trim().replace(/\s+/g, ' ').toUpperCase() === second.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Returns whether a policy names this heir as a beneficiary. A different name is no reason to reject a claim: the
 * name may have changed, and the insurer checks the letter of inheritance. Only the desk may see the result, because the result
 * would show a visitor who the beneficiary is.
 */
export function isNamedBeneficiary(heir: NamedPerson, beneficiaries: readonly NamedPerson[]): boolean {
  return beneficiaries.some(
    ({ fullName, relationship }) => isSameName(fullName, heir.fullName) && relationship === heir.relationship,
  );
}
