import { type ClaimType, isClaimType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/**
 * Returns the tab of the list of claims, in the URL as `type`, and its setter. With `null` the tab of the newest claim
 * opens.
 */
export const useClaimTab = (): [ClaimType | null, (tab: ClaimType) => void] =>
  useTabInUrl('type', isClaimType);
