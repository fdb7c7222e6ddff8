import type { ProductType } from '../lines/product-type.ts';

const segment = encodeURIComponent;

/** The claim form of the member's policy, opened from its look-up [3 §2]. */
export const claimFormPath = (policyNumber: string, type: ProductType): string =>
  `/claims/${segment(policyNumber)}?productType=${type}`;

/** The progress of the member's claim [3 §2]. */
export const claimPath = (claimId: string): string => `/claims/progress/${segment(claimId)}`;

/** The progress of an heir's claim. An heir has no account, so the path holds the secret of the mailed link. */
export const heirClaimPath = (secret: string): string => `/claims/heirs/progress/${segment(secret)}`;

/** The confirmation of an heir's claim, with the secret of its link. */
export const heirClaimSentPath = (secret: string): string => `/claims/heirs/sent/${segment(secret)}`;
