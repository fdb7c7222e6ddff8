import { useEffect, useEffectEvent } from 'react';
import { useLazyComponent } from '../../flow/lazy-component/use-lazy-component.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { ClaimDialogProps } from './claim-dialog.ts';

type ClaimMessagesProps = Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'>;

/** The tab with the messages about the claim. Loads the component `MessageThread` when the tab is opened. */
export function ClaimMessages(props: ClaimMessagesProps) {
  const [Thread, ensureLoaded] = useLazyComponent<ClaimMessagesProps>(() =>
    import('../claim-messages/MessageThread.tsx').then((module) => module.MessageThread),
  );
  const load = useEffectEvent(() => void ensureLoaded());
  useEffect(() => load(), []);
  return Thread ? <Thread {...props} /> : <Skeleton className="nu:h-72 nu:w-full nu:rounded-card" />;
}
