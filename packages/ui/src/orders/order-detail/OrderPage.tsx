import type { ProductType } from '@naungan/domain/lines';
import type { OrderDetail as Order } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { statusRow } from '@naungan/domain/status';
import { VerifyNotice, type VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINKS_EVERY_MS, usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { StatusNotice } from '../../records/status-notice/StatusNotice.tsx';
import { REJECTED_TITLE } from './NextAction.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderWaiting } from './OrderWaiting.tsx';

export type OrderPageProps = {
  productType: ProductType;
  /** 404 when the order does not exist or is somebody else's. */
  load: () => Promise<Order>;
  /** Milliseconds between two silent readings while the insurer has not decided; 0 for none. */
  refreshEvery?: number;
  /** Tells when the order, its invoice or its policy may have changed elsewhere. */
  watch?: Watch | undefined;
  /** Of a member whose e-mail is not verified yet: the page asks for it [Q34]. */
  verification?: Pick<VerifyNoticeProps, 'email' | 'onResend'> | undefined;
};

/** An order by its id; it follows the insurer's decision by itself. */
export function OrderPage({ productType, load, refreshEvery = 5000, watch, verification }: OrderPageProps) {
  const links = useLinks();
  return (
    <AsyncContent
      load={load}
      skeleton={<OrderWaiting productType={productType} />}
      notFound={
        <EmptyState
          title={MESSAGES.common.notFound}
          action={<ButtonLink href={links.orders}>Lihat order saya</ButtonLink>}
        >
          Order tidak ditemukan. Periksa kembali tautan Anda atau buka dari daftar order.
        </EmptyState>
      }
    >
      {(order, { refresh }) => (
        <LiveOrder
          order={order}
          refresh={refresh}
          refreshEvery={refreshEvery}
          watch={watch}
          verification={verification}
        />
      )}
    </AsyncContent>
  );
}

/** What of an order can change while one looks at it. */
function statusTexts({ headers, feedback, invoice, policy }: Order): string[] {
  return [
    headers.statusOrder === 'reject'
      ? REJECTED_TITLE
      : `Status order: ${statusRow(headers.statusOrder).label}`,
    feedback ?? '',
    invoice ? `Status pembayaran: ${statusRow(invoice.paymentStatus).label}` : '',
    policy.isPolicyApproved ? 'Polis sudah terbit' : '',
  ];
}

type LiveOrderProps = Required<Pick<OrderPageProps, 'refreshEvery'>> & {
  order: Order;
  refresh: () => Promise<void>;
  watch: Watch | undefined;
  verification: OrderPageProps['verification'];
};

function LiveOrder({ order, refresh, refreshEvery, watch, verification }: LiveOrderProps) {
  const undecided = ['neworder', 'revision'].includes(order.headers.statusOrder) && !order.invoice;
  usePolling(refresh, undecided ? refreshEvery : LINKS_EVERY_MS, true);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={statusTexts(order)} />
      <OrderDetail
        order={order}
        notice={
          verification && (
            <VerifyNotice {...verification} reason="Agar kabar pesanan ini pasti sampai kepada Anda." />
          )
        }
      />
    </>
  );
}
