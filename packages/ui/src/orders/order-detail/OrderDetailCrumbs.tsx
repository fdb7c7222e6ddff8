import { LINES, type ProductType } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { tabHref, useLinks, usePageMessages } from '../../primitives/host/index.ts';

/** Breadcrumb of an order's page, identical before and after the order loads. */
export function OrderDetailCrumbs({ line }: { line: ProductType }) {
  const links = useLinks();
  const { orders: ordersTitle } = usePageMessages();
  return (
    <Breadcrumb
      items={[{ label: ordersTitle, href: tabHref(links.orders, line) }, { label: LINES[line].label }]}
    />
  );
}
