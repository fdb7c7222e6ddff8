import { PRODUCT_TYPE_INFO } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { OrderCard } from '@naungan/domain/order/record';
import { statusRow } from '@naungan/domain/status';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useLinks, useTexts } from '../../primitives/host/index.ts';
import { ProductTabs, type ProductTabsProps } from '../../records/product-tabs/ProductTabs.tsx';
import { type NotesLoader, OrderNotes } from '../order-notes/OrderNotes.tsx';
import { OrderRow } from './OrderRow.tsx';

export type OrderListProps = Pick<
  ProductTabsProps<OrderCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch' | 'action'
> & {
  /** 'Orderan Saya', in the account area 'Pembelian Asuransi' [3 §2]. */
  title?: string | undefined;
  /** What stands above the orders of property; without it nothing does. */
  loadNotes?: NotesLoader | undefined;
};

function statusText({ kpaNumber, productName, statusOrder, invoice }: OrderCard): string {
  const payment = invoice ? `, pembayaran ${statusRow(invoice.paymentStatus).label}` : '';
  return `Status order ${productName} ${kpaNumber}: ${statusRow(statusOrder).label}${payment}`;
}

/** The member's own orders, newest first. */
export function OrderList({ title, loadNotes, ...rest }: OrderListProps) {
  const { orders = 'Orderan Saya' } = useTexts();
  const links = useLinks();
  return (
    <ProductTabs
      {...rest}
      title={title ?? orders}
      countLabel="order"
      above={(tab) =>
        loadNotes &&
        PRODUCT_TYPE_INFO[tab].family === 'property' && <OrderNotes type={tab} load={loadNotes} />
      }
      rowKey={(order) => order._id}
      renderRow={(order) => <OrderRow order={order} />}
      rowStatus={statusText}
      empty={(tab) => (
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={links.landing(tab)}>Cari produk</ButtonLink>}
        >
          Order {PRODUCT_TYPE_INFO[tab].label} yang Anda buat akan tampil di sini.
        </EmptyState>
      )}
    />
  );
}
