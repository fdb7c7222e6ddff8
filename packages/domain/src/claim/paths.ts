import type { ProductType } from '../lines/product-type.ts';

const segment = encodeURIComponent;

/** The form that claims on an own policy, opened from its look-up [3 §2]. */
export const claimFormPath = (policyNumber: string, type: ProductType): string =>
  `/claims/${segment(policyNumber)}?productType=${type}`;

/** The progress of an own claim [3 §2]. */
export const claimPath = (claimId: string): string => `/claims/progress/${segment(claimId)}`;

/** The same for an heir, who has no account: the address holds the secret of the link in their mail. */
export const heirClaimPath = (secret: string): string => `/claims/heirs/progress/${segment(secret)}`;
