import { AccountOverview } from '@naungan/ui/account/account-overview';
import { useStorefront } from '../../react/provider.tsx';
import { useRealtime } from '../../react/use-realtime.ts';
import { OrdersPanel } from './OrdersPanel.tsx';

/** The overview of the member's account, above the member's orders: the default section of the account [1 §2.2]. */
export function OverviewPanel() {
  const { api } = useStorefront();
  const { watch } = useRealtime({ kinds: ['order', 'invoice', 'policy', 'claim', 'draft'] });
  return (
    <AccountOverview load={async () => (await api.call('accountOverview', {})).response} watch={watch}>
      <OrdersPanel />
    </AccountOverview>
  );
}
