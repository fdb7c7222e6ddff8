import { useDesk } from '../../desk/desk-context.ts';
import { useBackToList } from '../../desk/use-back-to-list.ts';
import { useResource } from '../../desk/use-resource.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { notifyStored } from '../../parts/notify.ts';
import { RecordSkeleton } from '../../parts/RecordSkeleton.tsx';
import type { ScreenProps } from '../../screens/screen-props.ts';
import { OrderPage } from './OrderPage.tsx';

/** Loads one order with its history, and shows its page. */
export function OrderScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const id = params.id ?? '';
  const list = useBackToList('/orders');
  const { resource, refresh, reload } = useResource(id, async () => {
    const [order, journal] = await Promise.all([
      call('deskOrder', { params: { id } }),
      call('deskOrderJournal', { params: { id } }),
    ]);
    return { order: order.response, entries: journal.response.entries };
  });

  function close(message: string) {
    notifyStored(message);
    list.open();
  }
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;
  return (
    <OrderPage {...resource.value} listHref={list.href} onReload={() => void refresh()} onDecided={close} />
  );
}
