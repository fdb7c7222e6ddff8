import { lineOf, type ProductType } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from './messages.ts';

export type OrderCrumbsProps = { line: ProductType; plansHref: string | undefined; productName: string };

/** Breadcrumb from the list of plans to the order. */
export function OrderCrumbs({ line, plansHref, productName }: OrderCrumbsProps) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const links = useLinks();
  const items = [
    { label: lineOf(line).familyLabel, href: links.landing(line) },
    { label: texts.plans, href: plansHref ?? links.plans(line) },
    { label: texts.order(productName) },
  ];
  return <Breadcrumb items={items} className="nu:mb-4" />;
}
