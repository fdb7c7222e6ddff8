import type { ProductType } from '../lines/product-type.ts';

/** Returns the path of the claim form for the member's policy [3 §2]. */
export const claimFormPath = (policyNumber: string, type: ProductType): string =>
  `/claims/${encodeURIComponent(policyNumber)}?productType=${type}`;

/** Returns the path of the page that shows a member the progress of the claim [3 §2]. */
export const claimPath = (claimId: string): string => `/claims/progress/${encodeURIComponent(claimId)}`;

/**
 * Returns the path of the page that shows an heir the progress of the claim. An heir has no member account: the fragment, which browsers
 * do not send, has the secret of the mailed link. `query` is '' or begins with a question mark.
 */
export const heirClaimPath = (secret: string, query = ''): string =>
  `/claims/heirs/progress${query}#${encodeURIComponent(secret)}`;

/** Returns the path of the page that shows an heir the number and the link of the claim that the heir just sent. */
export const heirClaimSentPath = (secret: string): string =>
  `/claims/heirs/sent#${encodeURIComponent(secret)}`;
