import { type ClaimType, isClaimType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/**
 * Returns the selected tab of the claim list, and its setter. The URL's parameter `type` stores the tab. `null` means that
 * the URL has no tab; the list then opens the tab of the newest claim.
 */
export const useClaimTab = (): [ClaimType | null, (tab: ClaimType) => void] =>
  useTabInUrl('type', isClaimType);
