import { LINES } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { OrderCard } from '@naungan/domain/order/record';
import { statusRow } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { type NotesLoader, OrderNotes } from '../order-notes/OrderNotes.tsx';
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

function statusText({ kpaNumber, productName, statusOrder, invoice }: OrderCard): string {
  const payment = invoice ? `, pembayaran ${statusRow(invoice.paymentStatus).label}` : '';
  return `Status pesanan ${productName} ${kpaNumber}: ${statusRow(statusOrder).label}${payment}`;
}

/** The member's orders, newest first. */
export function OrderList(props: OrderListProps & HostAttributes) {
  return <HostElement<OrderListProps> props={props}>{(own) => <OrderListContent {...own} />}</HostElement>;
}

function OrderListContent({ title, drafts, loadNotes, ...tabsProps }: OrderListProps) {
  const { orders: ordersTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? ordersTitle}
      countLabel="pesanan"
      renderBeforeRows={(tab) => (
        <>
          {drafts}
          {loadNotes && LINES[tab].family === 'property' && <OrderNotes line={tab} load={loadNotes} />}
        </>
      )}
      rowKey={(order) => order._id}
      renderRow={(order) => <OrderRow order={order} />}
      rowStatus={statusText}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={links.landing(tab)}>Cari produk</ButtonLink>}
        >
          Pesanan {LINES[tab].label} yang Anda buat akan tampil di sini.
        </EmptyState>
      )}
    />
  );
}
