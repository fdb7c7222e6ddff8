import { ClaimList } from '@naungan/ui/claims/claim-list';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useClaimTab } from '../../react/use-claim-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';
import { loadDrafts, useDraftList } from './use-draft-list.tsx';

/** The member's claims by type. */
export function ClaimsPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const shop = useStorefront();
  const { draftList, showDrafts } = useDraftList(headingLevel === 1 ? 2 : 3);
  const [tab, setTab] = useClaimTab();
  const { watch } = useRealtime({ kinds: ['claim'] });
  return (
    <ClaimList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      drafts={draftList}
      // Drafts and claims appear at the same time, so that the drafts do not move the claims.
      load={async () => {
        const [{ response }, drafts] = await Promise.all([
          shop.api.call('claims', {}),
          loadDrafts(shop, 'claim'),
        ]);
        showDrafts(drafts);
        return response;
      }}
    />
  );
}
