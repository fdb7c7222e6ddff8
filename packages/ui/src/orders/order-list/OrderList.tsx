import { LINES } from '@naungan/domain/lines';
import type { OrderCard } from '@naungan/domain/order/record';
import { statusRow } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { type NotesLoader, OrderNotes } from '../order-notes/OrderNotes.tsx';
import { orderListMessages } from './messages.ts';
import { OrderRow } from './OrderRow.tsx';

export type OrderListProps = Pick<
  ProductTabsProps<OrderCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & {
  /** The heading. Default: 'Orderan Saya'. The account area has 'Pembelian Asuransi' [3 §2]. */
  title?: string | undefined;
  /** The member's unsent orders, shown above the orders of each tab. */
  drafts?: ReactNode;
  /** Loads the notes that are shown above property orders. Default: no notes. */
  loadNotes?: NotesLoader | undefined;
};

function statusText(
  { kpaNumber, productName, statusOrder, invoice }: OrderCard,
  texts: Messages['OrderList'],
): string {
  const payment = invoice ? texts.paymentStatus(statusRow(invoice.paymentStatus).label) : '';
  return texts.status(productName, kpaNumber, statusRow(statusOrder).label, payment);
}

/** The member's orders, newest first. */
export function OrderList(props: OrderListProps & PageAttributes<'OrderList'>) {
  return (
    <HostElement<OrderListProps> props={props} name="OrderList">
      {(own) => <OrderListContent {...own} />}
    </HostElement>
  );
}

function OrderListContent({ title, drafts, loadNotes, ...tabsProps }: OrderListProps) {
  const texts = useMessages('OrderList', orderListMessages);
  const { orders: ordersTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? ordersTitle}
      countLabel={texts.countLabel}
      renderBeforeRows={(tab) => (
        <>
          {drafts}
          {loadNotes && LINES[tab].family === 'property' && <OrderNotes line={tab} load={loadNotes} />}
        </>
      )}
      rowKey={(order) => order._id}
      renderRow={(order) => <OrderRow order={order} />}
      rowStatus={(order) => statusText(order, texts)}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={texts.emptyTitle}
          action={<ButtonLink href={links.landing(tab)}>{texts.search}</ButtonLink>}
        >
          {texts.empty(LINES[tab].label)}
        </EmptyState>
      )}
    />
  );
}
