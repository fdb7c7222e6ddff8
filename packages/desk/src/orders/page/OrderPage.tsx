import type { DeskOrderDetail, DeskOrderJournal } from '@naungan/api/desk';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { useRef, useState } from 'react';
import { CollaborationPanel } from '../../collaboration/CollaborationPanel.tsx';
import { PresenceNote } from '../../collaboration/PresenceNote.tsx';
import { useDesk } from '../../desk/desk-context.ts';
import { DocumentPanel } from '../../documents/DocumentPanel.tsx';
import { isPdfLink } from '../../documents/document.ts';
import { LetterList } from '../../letters/LetterList.tsx';
import { AgeBadge } from '../../parts/age-badge/AgeBadge.tsx';
import { Checks } from '../../parts/Checks.tsx';
import { DeskButton } from '../../parts/desk-button/DeskButton.tsx';
import { FactSection } from '../../parts/fact-list/FactList.tsx';
import { History } from '../../parts/History.tsx';
import { RecordHeader } from '../../parts/RecordHeader.tsx';
import { RecordLayout } from '../../parts/RecordLayout.tsx';
import { StatusBadge } from '../../parts/StatusBadge.tsx';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { ApproveOrder } from '../decisions/ApproveOrder.tsx';
import { DispatchPolicy } from '../decisions/DispatchPolicy.tsx';
import { ReceivePolicy } from '../decisions/ReceivePolicy.tsx';
import { RejectOrder } from '../decisions/RejectOrder.tsx';
import { ReviseOrder } from '../decisions/ReviseOrder.tsx';
import { orderFacts } from '../facts/order-facts.ts';
import { DESK_INVOICE_STATUS } from '../invoice-status.ts';
import { type OrderAction, orderActions } from './order-actions.ts';
import { changesSince, orderHistory } from './order-history.ts';

const ACTIONS: Readonly<
  Record<OrderAction, { label: string; keys: string; variant: 'primary' | 'secondary' | 'danger' }>
> = {
  approve: { label: 'Setujui', keys: 's', variant: 'primary' },
  revise: { label: 'Minta perbaikan', keys: 'm', variant: 'secondary' },
  reject: { label: 'Tolak', keys: 't', variant: 'danger' },
  dispatch: { label: 'Catat pengiriman polis', keys: 'k', variant: 'secondary' },
  receive: { label: 'Catat polis diterima', keys: 'd', variant: 'secondary' },
};

export type OrderPageProps = {
  order: DeskOrderDetail;
  entries: DeskOrderJournal['entries'];
  listHref: string;
  onReload: () => void;
  /** Called after a decision, with a sentence about it. */
  onDecided: (message: string) => void;
};

function OrderHeader({ order, listHref }: Pick<OrderPageProps, 'order' | 'listHref'>) {
  const { now } = useDesk();
  const { headers, insured, invoice, payment } = order;
  const status = DESK_ORDER_STATUS_ROWS[headers.statusOrder];
  const paymentStatus = invoice && DESK_INVOICE_STATUS[invoice.paymentStatus];
  return (
    <RecordHeader
      listHref={listHref}
      number={headers.kpaNumber}
      name={insured.fullname}
      amount={payment.grossPremi}
    >
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      {paymentStatus && <StatusBadge tone={paymentStatus.tone}>{paymentStatus.label}</StatusBadge>}
      <AgeBadge since={headers.dateOrder} now={now()} isWaiting={status.isWaiting} />
    </RecordHeader>
  );
}

/** One order: all facts next to its documents, the decisions that are possible now, and its history. */
export function OrderPage({ order, entries, listHref, onReload, onDecided }: OrderPageProps) {
  const { me } = useDesk();
  const [openAction, setOpenAction] = useState<OrderAction | null>(null);
  // The history that was known when the order was opened: after a conflict, newer entries are the changes.
  const knownCount = useRef(entries.length);
  const actions = orderActions(order);
  const actorNames = new Map(order.desk.history.map(({ actor, actorName }) => [actor, actorName]));
  useShortcuts(
    'Pesanan',
    actions.map((action) => ({ ...ACTIONS[action], run: () => setOpenAction(action) })),
  );
  const dialogProps = (action: OrderAction) => ({
    order,
    open: openAction === action,
    onOpenChange: (isOpen: boolean) => setOpenAction(isOpen ? action : null),
    onDone: onDecided,
    onConflict: onReload,
    changes: changesSince(entries, knownCount.current),
  });

  return (
    <>
      <RecordLayout
        header={<OrderHeader order={order} listHref={listHref} />}
        facts={orderFacts(order, me.permissions).map(({ title, facts, layout }) => (
          <FactSection key={title} title={title} facts={facts} layout={layout} />
        ))}
        documents={
          <DocumentPanel
            documents={order.attachments.map(({ code, title, url, mimeType }, index) => ({
              id: `${code}-${index}`,
              title,
              url,
              isPdf: isPdfLink(url, mimeType),
            }))}
            onReload={onReload}
          />
        }
        side={
          <>
            <PresenceNote subject="order" id={order.orderId} />
            <section aria-label="Tindakan" className="nu:border-b nu:border-line nu:p-4">
              {actions.length > 0 ? (
                <div className="nu:flex nu:flex-wrap nu:gap-2 nu:xl:grid">
                  {actions.map((action) => {
                    const { label, ...button } = ACTIONS[action];
                    return (
                      <DeskButton key={action} {...button} onClick={() => setOpenAction(action)}>
                        {label}
                      </DeskButton>
                    );
                  })}
                </div>
              ) : (
                <p className="nu:text-sm nu:text-muted">Tidak ada keputusan yang dapat diambil sekarang.</p>
              )}
              {order.feedback && (
                <p className="nu:mt-3 nu:text-sm nu:wrap-anywhere">
                  <span className="nu:font-semibold">Catatan terakhir:</span> {order.feedback}
                </p>
              )}
            </section>
            <Checks checks={order.desk.checks} />
            <LetterList letters={order.desk.letters} />
            <CollaborationPanel subject="order" id={order.orderId} owner={order.desk.owner} />
            <section aria-label="Riwayat" className="nu:p-4">
              <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
                Riwayat
              </h2>
              <History entries={orderHistory(entries, actorNames)} />
            </section>
          </>
        }
      />
      <ApproveOrder {...dialogProps('approve')} />
      <RejectOrder {...dialogProps('reject')} />
      <ReviseOrder {...dialogProps('revise')} />
      <DispatchPolicy {...dialogProps('dispatch')} />
      <ReceivePolicy {...dialogProps('receive')} />
    </>
  );
}
