import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useResource } from '../desk/use-resource.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ClaimPage } from './ClaimPage.tsx';
import { changesAfter } from './claim-history.ts';

/** Loads one claim, and shows its page. An action loads it again. */
export function ClaimScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const id = params.id ?? '';
  const list = useBackToList('/claims');
  const [knownCount, setKnownCount] = useState<number | null>(null);
  const { resource, refresh, reload } = useResource(
    id,
    async () => (await call('deskClaim', { params: { id } })).response,
  );

  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;
  const claim = resource.value;
  const { history } = claim.desk;
  return (
    <ClaimPage
      claim={claim}
      listHref={list.href}
      changes={knownCount === null ? [] : changesAfter(history, knownCount)}
      onReload={() => {
        setKnownCount((count) => count ?? history.length);
        void refresh();
      }}
      onDone={(message) => {
        setKnownCount(null);
        notifyStored(message);
        void refresh();
      }}
    />
  );
}
