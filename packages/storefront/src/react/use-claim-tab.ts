import { type ClaimType, isClaimType } from '@naungan/domain/lines';
import { useTabInUrl } from './use-tab-in-url.ts';

/** The tab of the list of claims, stored in the URL as `type`; without it the tab of the newest claim opens. */
export const useClaimTab = (): [ClaimType | null, (tab: ClaimType) => void] =>
  useTabInUrl('type', isClaimType);
