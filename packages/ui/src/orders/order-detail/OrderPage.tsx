import { isProductType, type ProductType } from '@naungan/domain/lines';
import type { OrderDetail as Order } from '@naungan/domain/lines/record';
import { statusRow } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import { VerifyNotice, type VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINK_REFRESH_MS, usePolling } from '../../flow/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { loadLineRecord } from '../../lines/lines.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { StatusNotice } from '../../records/StatusNotice.tsx';
import { orderDetailMessages } from './messages.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

export type OrderPageProps = {
  line: ProductType;
  /** Loads the order. Rejects with status 404 if the order does not exist or belongs to another member. */
  load: () => Promise<Order>;
  /** Milliseconds between two background refreshes until the insurer decides; 0 disables them. */
  refreshEvery?: number;
  /** Subscribes to changes of the order, its invoice or its policy in other tabs or on the server. */
  watch?: Watch | undefined;
  /** A list with the draft of the order's revision, if there is one. */
  drafts?: ReactNode;
  /** For a member whose e-mail is not verified: the page requests the verification [Q34]. */
  verification?: Pick<VerifyNoticeProps, 'email' | 'onResend'> | undefined;
};

/** The page of an order by its id. Updates itself after the insurer's decision. */
export function OrderPage(props: OrderPageProps & PageAttributes<'OrderDetail'>) {
  return (
    <HostElement<OrderPageProps> props={props} name="OrderDetail">
      {(own) => <OrderPageContent {...own} />}
    </HostElement>
  );
}

function OrderPageContent({ line, load, refreshEvery = 5000, watch, drafts, verification }: OrderPageProps) {
  const texts = useMessages('OrderDetail', orderDetailMessages);
  const links = useLinks();

  async function loadWithScreens() {
    // The line is a part of the URL, which may contain any other text.
    const [order] = await Promise.all([load(), isProductType(line) && loadLineRecord(line)]);
    return order;
  }

  return (
    <AsyncContent
      load={loadWithScreens}
      skeleton={<OrderSkeleton line={line} />}
      notFound={
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {texts.notFoundTitle}
            </Heading>
          }
          action={<ButtonLink href={links.orders}>{texts.myOrders}</ButtonLink>}
        >
          {texts.notFound}
        </EmptyState>
      }
    >
      {(order, { refresh }) => (
        <LiveOrder
          order={order}
          refresh={refresh}
          refreshEvery={refreshEvery}
          watch={watch}
          drafts={drafts}
          verification={verification}
        />
      )}
    </AsyncContent>
  );
}

/** Returns the statuses that may change while the page is open, as texts for screen readers. */
function statusTexts(
  { headers, feedback, invoice, policy }: Order,
  texts: Messages['OrderDetail'],
): string[] {
  return [
    headers.statusOrder === 'reject'
      ? texts.rejectedTitle
      : texts.orderStatus(statusRow(headers.statusOrder).label),
    feedback ?? '',
    invoice ? texts.paymentStatus(statusRow(invoice.paymentStatus).label) : '',
    policy.isPolicyApproved ? texts.policyIssued : '',
  ];
}

type LiveOrderProps = Required<Pick<OrderPageProps, 'refreshEvery'>> & {
  order: Order;
  refresh: () => Promise<void>;
  watch: Watch | undefined;
  drafts: ReactNode;
  verification: OrderPageProps['verification'];
};

/** Shows the order, refreshes it in the background, and announces changed statuses. */
function LiveOrder({ order, refresh, refreshEvery, watch, drafts, verification }: LiveOrderProps) {
  const texts = useMessages('OrderDetail', orderDetailMessages);
  const isUndecided = ['neworder', 'revision'].includes(order.headers.statusOrder) && !order.invoice;
  // After the decision the order is loaded only to renew its links to files, which expire.
  usePolling(refresh, isUndecided ? refreshEvery : LINK_REFRESH_MS);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={statusTexts(order, texts)} />
      <OrderDetail
        order={order}
        drafts={drafts}
        notice={verification && <VerifyNotice {...verification} purpose={texts.verifyNote} />}
      />
    </>
  );
}
