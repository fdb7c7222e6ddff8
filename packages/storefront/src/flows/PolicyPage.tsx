import { PolicyPage as Policy } from '@naungan/ui/policies/policy-detail';
import { useStorefront } from '../react/provider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

/** One own policy. */
export function PolicyPage({ id }: { id: string }) {
  const { api } = useStorefront();
  const { watch } = useRealtime({ kinds: ['policy'] });
  return (
    <MemberOnly>
      {() => (
        <Policy load={async () => (await api.call('policy', { params: { id } })).response} watch={watch} />
      )}
    </MemberOnly>
  );
}
