import { ClaimPage } from '@naungan/ui/claims/claim-progress';
import { useState } from 'react';
import { type ClaimOwner, claimCalls } from '../calls/claim-actions.ts';
import { claimDependenciesOf } from '../calls/claim-dependencies.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useClaimPageTab } from '../react/use-claim-page-tab.ts';
import { useLinkRealtime } from '../react/use-link-realtime.ts';
import { useLinkSecret } from '../react/use-link-secret.ts';
import { Frame } from './Frame.tsx';

export type HeirClaimProps = {
  /** The secret in the path of a link from an earlier mail. Later links have it in the fragment. */
  id?: string;
};

const HEIR: ClaimOwner = { kind: 'heir' };

/** A claim by an heir, who has no account. */
export function HeirClaim({ id: secretInPath }: HeirClaimProps) {
  const id = useLinkSecret({ path: '/claims/heirs/progress', secretInPath, isOneTime: false });
  const shop = useStorefront();
  const [tab, setTab] = useClaimPageTab();
  const [{ load, actions }] = useState(() => claimCalls(claimDependenciesOf(shop), id, HEIR));
  const { watch, pollEvery } = useLinkRealtime(id);
  return (
    <Frame>
      <ClaimPage
        load={load}
        actions={actions}
        watch={watch}
        refreshEvery={pollEvery}
        tab={tab}
        onTabChange={setTab}
        isForHeir
        requestLink={(body) => shop.api.call('requestHeirLink', { body })}
      />
    </Frame>
  );
}
