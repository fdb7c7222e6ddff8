import { PolicyList } from '@naungan/ui/policies/policy-list';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useProductTab } from '../../react/use-product-tab.ts';
import { useRealtime } from '../../react/use-realtime.ts';

/** The member's policies by product. */
export function PoliciesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { api } = useStorefront();
  const [tab, setTab] = useProductTab();
  const { watch } = useRealtime({ kinds: ['policy'] });
  return (
    <PolicyList
      headingLevel={headingLevel}
      tab={tab}
      onTabChange={setTab}
      watch={watch}
      load={async () => (await api.call('policies', {})).response}
    />
  );
}
