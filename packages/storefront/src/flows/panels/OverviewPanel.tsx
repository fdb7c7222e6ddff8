import { AccountOverview } from '@naungan/ui/account/account-overview';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useRealtime } from '../../react/use-realtime.ts';

/** The overview of the member's account. */
export function OverviewPanel() {
  const { api } = useStorefront();
  const { watch } = useRealtime({ kinds: ['order', 'invoice', 'policy', 'claim', 'draft'] });
  return (
    <AccountOverview load={async () => (await api.call('accountOverview', {})).response} watch={watch} />
  );
}
