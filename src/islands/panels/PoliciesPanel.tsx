import { PolicyList } from '@naungan/ui/policies/policy-list';
import { api } from '../../stores/app.ts';
import { useProductTab } from '../use-product-tab.ts';
import { useRealtime } from '../use-realtime.ts';

/** Own policies by product. */
export default function PoliciesPanel({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
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
