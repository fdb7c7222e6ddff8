import { type ClaimType, isClaimType } from '@naungan/domain/lines';
import { useAddressTab } from './use-address-tab.ts';

/** The tab of the list of claims, kept in the URL as `type`; without one the list opens that of its newest claim. */
export const useClaimTab = (): [ClaimType | null, (tab: ClaimType) => void] =>
  useAddressTab('type', isClaimType);
