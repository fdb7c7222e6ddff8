import { ClaimList } from '@naungan/ui/claims/claim-list';
import { useStorefront } from '../../react/provider.tsx';
import { useClaimTab } from '../../react/use-claim-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';

/** The member's claims by type. */
export function ClaimsPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { api } = useStorefront();
  const [tab, setTab] = useClaimTab();
  const { watch } = useRealtime({ kinds: ['claim'] });
  return (
    <ClaimList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      load={async () => (await api.call('claims', {})).response}
    />
  );
}
