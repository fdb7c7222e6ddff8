import { PRODUCT_TYPE_INFO, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { OrderCard } from '@naungan/domain/order/record';
import { statusRow } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import type { Watch } from '../../flow/use-watch/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ProductTabs } from '../../records/product-tabs/ProductTabs.tsx';
import { OrderRow } from './OrderRow.tsx';

export type OrderListProps = {
  /** 'Orderan Saya', in the account area 'Pembelian Asuransi' [3 §2]. */
  title?: string;
  headingLevel?: 1 | 2;
  tab: ProductType;
  onTabChange: (tab: ProductType) => void;
  load: (tab: ProductType) => Promise<readonly OrderCard[]>;
  /** Beside the title: a link to another list. */
  action?: ReactNode;
  /** Tells when an order may have changed elsewhere. */
  watch?: Watch | undefined;
};

function statusText({ kpaNumber, productName, statusOrder, invoice }: OrderCard): string {
  const payment = invoice ? `, pembayaran ${statusRow(invoice.paymentStatus).label}` : '';
  return `Status order ${productName} ${kpaNumber}: ${statusRow(statusOrder).label}${payment}`;
}

/** The member's own orders, newest first. */
export function OrderList({ title = 'Orderan Saya', tab, ...rest }: OrderListProps) {
  return (
    <ProductTabs
      {...rest}
      title={title}
      tab={tab}
      countLabel="order"
      rowKey={(order) => order._id}
      renderRow={(order) => <OrderRow order={order} />}
      rowStatus={statusText}
      empty={
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={PRODUCT_TYPE_INFO[tab].landingPath}>Cari produk</ButtonLink>}
        >
          Order {PRODUCT_TYPE_INFO[tab].label} yang Anda buat akan tampil di sini.
        </EmptyState>
      }
    />
  );
}
