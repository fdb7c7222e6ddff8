import type { DeskPayment } from '@naungan/api/desk-queues';
import { PAYMENT_ATTENTION_ROWS } from '@naungan/domain/desk-status';
import { TaskPanel } from '../collaboration/TaskPanel.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { useBackToList } from '../desk/use-back-to-list.ts';
import { useResource } from '../desk/use-resource.ts';
import { memberFacts } from '../members/member-facts.tsx';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordSkeleton } from '../parts/RecordSkeleton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { routeHref } from '../routing/route.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { HandledForm } from './HandledForm.tsx';
import { paymentFacts } from './payment-facts.ts';

/** Loads a payment, and shows what is wrong with it and the form for what was done. */
export function PaymentScreen({ params }: ScreenProps) {
  const { call } = useDesk();
  const id = params.id ?? '';
  const list = useBackToList('/payments');
  const { resource, reload } = useResource(
    id,
    async () => (await call('deskPayment', { params: { id } })).response,
  );
  if (resource.state === 'loading') return <RecordSkeleton />;
  if (resource.state === 'failed')
    return <LoadFailure problem={resource.problem} onRetry={() => void reload()} />;

  function close() {
    notifyStored('Penanganan pembayaran sudah dicatat.');
    list.open();
  }
  return <PaymentPage payment={resource.value} listHref={list.href} onDone={close} />;
}

type PaymentPageProps = { payment: DeskPayment; listHref: string; onDone: () => void };

function PaymentPage({ payment, listHref, onDone }: PaymentPageProps) {
  const { now, me } = useDesk();
  const { id, invoiceNumber, attention, attentionAt, createdAt, member, orderId, owner, total } = payment;
  const row = attention && PAYMENT_ATTENTION_ROWS[attention];
  return (
    <>
      <RecordHeader listHref={listHref} number={invoiceNumber} name={member.fullName} amount={total}>
        <StatusBadge tone={row ? 'danger' : 'success'}>{row?.label ?? 'Sudah ditangani'}</StatusBadge>
        <AgeBadge since={attentionAt ?? createdAt} now={now()} isWaiting={row !== null} />
      </RecordHeader>
      <div className="nu:grid nu:min-h-0 nu:flex-1 nu:max-md:overflow-y-auto nu:md:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <ScrollArea aria-label="Data pembayaran" className="nu:min-w-0 nu:bg-surface nu:md:overflow-y-auto">
          {row && (
            <FactSection title="Yang perlu dilakukan" facts={[]}>
              <p className="nu:text-sm">{row.advice}</p>
            </FactSection>
          )}
          <FactSection title="Pembayaran" facts={paymentFacts(payment)} />
          <FactSection title="Nasabah" facts={memberFacts(member, me.permissions)}>
            <p className="nu:mt-1 nu:text-sm">
              <TextLink href={routeHref(`/orders/${orderId}`)}>Buka pesanan</TextLink>
            </p>
          </FactSection>
        </ScrollArea>
        <section
          aria-label="Tindak lanjut"
          className="nu:border-line nu:bg-surface nu:max-md:border-t nu:md:overflow-y-auto nu:md:border-s"
        >
          {row ? (
            <HandledForm id={id} onDone={onDone} />
          ) : (
            <p className="nu:border-b nu:border-line nu:p-4 nu:text-sm">
              Pembayaran ini sudah ditangani. Catatannya ada di halaman pesanan.
            </p>
          )}
          <TaskPanel subject="payment" id={id} owner={owner} />
        </section>
      </div>
    </>
  );
}
