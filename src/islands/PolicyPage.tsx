import { PolicyPage as Policy } from '@naungan/ui/policies/policy-detail';
import { api } from '../stores/app.ts';
import { MemberOnly } from './Frame.tsx';

/** One own policy. */
export default function PolicyPage({ id }: { id: string }) {
  return (
    <MemberOnly>
      {() => <Policy load={async () => (await api.call('policy', { params: { id } })).response} />}
    </MemberOnly>
  );
}
