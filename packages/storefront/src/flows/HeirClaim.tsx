import { ClaimPage } from '@naungan/ui/claims/claim-progress';
import { useState } from 'react';
import { type ClaimOwner, claimCalls } from '../calls/claim-actions.ts';
import { useStorefront } from '../react/provider.tsx';
import { useClaimPart } from '../react/use-claim-part.ts';
import { Frame } from './Frame.tsx';

export type HeirClaimProps = {
  /** The secret of the mailed link. */
  id: string;
};

/**
 * Milliseconds between two polls: there are no realtime events for an heir's claim, and each request counts
 * against the link's rate limit.
 */
const HEIR_POLL_MS = 30_000;
const HEIR: ClaimOwner = { kind: 'heir' };

/** A claim by an heir, who has no account. */
export function HeirClaim({ id }: HeirClaimProps) {
  const shop = useStorefront();
  const [part, setPart] = useClaimPart();
  const [{ load, actions }] = useState(() => claimCalls(shop, id, HEIR));
  return (
    <Frame>
      <ClaimPage
        load={load}
        actions={actions}
        refreshEvery={HEIR_POLL_MS}
        part={part}
        onPartChange={setPart}
        ofHeir
      />
    </Frame>
  );
}
