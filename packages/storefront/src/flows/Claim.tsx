import { ClaimPage, ClaimSkeleton } from '@naungan/ui/claims/claim-progress';
import { useState } from 'react';
import { claimCalls } from '../calls/claim-actions.ts';
import { claimDependenciesOf } from '../calls/claim-dependencies.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useClaimPageTab } from '../react/use-claim-page-tab.ts';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type ClaimProps = {
  /** Id of the claim. */
  id: string;
};

function MemberClaim({ id, memberId }: ClaimProps & { memberId: string }) {
  const shop = useStorefront();
  const [tab, setTab] = useClaimPageTab();
  const [{ load, actions }] = useState(() =>
    claimCalls(claimDependenciesOf(shop), id, { kind: 'member', memberId }),
  );
  const { watch, pollEvery } = useRealtime({ kinds: ['claim'] });
  return (
    <ClaimPage
      load={load}
      actions={actions}
      watch={watch}
      refreshEvery={pollEvery}
      tab={tab}
      onTabChange={setTab}
    />
  );
}

/** A claim of the member. */
export function Claim({ id }: ClaimProps) {
  return (
    <MemberOnly placeholder={<ClaimSkeleton />}>
      {({ id: memberId }) => <MemberClaim id={id} memberId={memberId} />}
    </MemberOnly>
  );
}
