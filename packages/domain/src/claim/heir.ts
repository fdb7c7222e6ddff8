import { lineOf } from '../lines/lines.ts';
import type { ProductType } from '../lines/product-type.ts';
import { claimRulesOf } from './product.ts';

/** The page on which an heir or beneficiary starts from the look-up without signing in [3 §2]. */
export const heirsPath = (policyNumber: string, type: ProductType): string =>
  `/claims/heirs/${encodeURIComponent(policyNumber)}?productType=${type}`;

/**
 * Whether an heir may claim: only on a policy that names a beneficiary. Other policies belong to the holder's
 * estate.
 */
export const heirsMayClaim = (type: ProductType): boolean => claimRulesOf(type).beneficiary;

/** Returns the notice to an heir of a policy without beneficiary, or `null` where an heir may claim. */
export function heirsNotice(type: ProductType): string | null {
  if (heirsMayClaim(type)) return null;
  const { label } = lineOf(type);
  return `Polis ${label} tidak memiliki penerima manfaat. Hubungi layanan pelanggan kami, dan kami bantu ahli waris mengurus polis ini.`;
}

type Named = { fullName: string; relationship: string };

const sameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toUpperCase() === other.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Whether a policy names this person as one of its beneficiaries. A claim is never rejected for it: a name may have
 * changed, and the insurer checks the letter of inheritance. Only the desk may see the result, because it would reveal
 * the beneficiary to a visitor.
 */
export function isNamedBeneficiary(heir: Named, beneficiaries: readonly Named[]): boolean {
  return beneficiaries.some(
    ({ fullName, relationship }) => sameName(fullName, heir.fullName) && relationship === heir.relationship,
  );
}
