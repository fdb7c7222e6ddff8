import type { ProductType } from '../lines/product-type.ts';
import { productTypeInfo } from '../lines/product-type.ts';
import { CLAIM_PRODUCTS } from './product.ts';

/** Where an heir or beneficiary begins from the look-up, for who is not signed in [3 §2]. */
export const heirsPath = (policyNumber: string, type: ProductType): string =>
  `/claims/heirs/${encodeURIComponent(policyNumber)}?productType=${type}`;

/** An heir claims on a policy that names a beneficiary; the others are the holder's estate. */
export const heirsMayClaim = (type: ProductType): boolean => CLAIM_PRODUCTS[type].beneficiary;

/** What an heir of another policy is told, or `null` where a claim can be made. */
export function heirsNotice(type: ProductType): string | null {
  if (heirsMayClaim(type)) return null;
  const { label } = productTypeInfo(type);
  return `Polis ${label} tidak memiliki penerima manfaat. Hubungi layanan pelanggan kami, dan kami bantu ahli waris mengurus polis ini.`;
}

type Named = { fullName: string; relationship: string };

const sameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toUpperCase() === other.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Whether a policy names this person as one of its beneficiaries. It never refuses: a name may have changed, and the
 * insurer looks at the letter of inheritance. The desk sees the answer, the visitor does not, because that would tell
 * who is named.
 */
export function isNamedBeneficiary(heir: Named, beneficiaries: readonly Named[]): boolean {
  return beneficiaries.some(
    ({ fullName, relationship }) => sameName(fullName, heir.fullName) && relationship === heir.relationship,
  );
}
