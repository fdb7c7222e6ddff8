import { PolicyPage } from '@naungan/ui/policies/policy-detail';
import { useStorefront } from '../react/provider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type PolicyProps = { id: string };

/** One own policy. */
export function Policy({ id }: PolicyProps) {
  const { api } = useStorefront();
  const { watch } = useRealtime({ kinds: ['policy'] });
  return (
    <MemberOnly>
      {() => (
        <PolicyPage
          load={async () => (await api.call('policy', { params: { id } })).response}
          watch={watch}
        />
      )}
    </MemberOnly>
  );
}
