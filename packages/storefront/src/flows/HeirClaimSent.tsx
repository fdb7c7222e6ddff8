import { LINK_SECRET } from '@naungan/api/link-secret';
import { HeirClaimSentPage } from '@naungan/ui/claims/heir-claim-sent';
import { useState } from 'react';
import { claimCalls } from '../calls/claim-actions.ts';
import { claimDependenciesOf } from '../calls/claim-dependencies.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useLinkSecret } from '../react/use-link-secret.ts';
import { Frame } from './Frame.tsx';
import type { HeirClaimProps } from './HeirClaim.tsx';

/** The confirmation of an heir's claim after it was sent. */
export function HeirClaimSent({ id: secretInPath }: HeirClaimProps) {
  const id = useLinkSecret({ path: '/claims/heirs/sent', secretInPath, isOneTime: false });
  const shop = useStorefront();
  const [{ load }] = useState(() => claimCalls(claimDependenciesOf(shop), id, { kind: 'heir' }));
  return (
    <Frame>
      <HeirClaimSentPage
        load={load}
        progressUrl={new URL(shop.links.heirClaim(id), location.href).href}
        resendLink={() => shop.api.call('mailHeirLink', { headers: { [LINK_SECRET]: id } })}
      />
    </Frame>
  );
}
