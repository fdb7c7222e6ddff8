import { PolicyPage as Policy } from '@naungan/ui/policies/policy-detail';
import { api } from '../stores/app.ts';
import { MemberOnly } from './Frame.tsx';
import { useRealtime } from './use-realtime.ts';

/** One own policy. */
export default function PolicyPage({ id }: { id: string }) {
  const { watch } = useRealtime({ kinds: ['policy'] });
  return (
    <MemberOnly>
      {() => (
        <Policy load={async () => (await api.call('policy', { params: { id } })).response} watch={watch} />
      )}
    </MemberOnly>
  );
}
