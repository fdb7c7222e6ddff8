import { lineOf, type ProductType } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { useLinks } from '../../primitives/host/index.ts';

export type OrderCrumbsProps = { line: ProductType; plansHref: string | undefined; productName: string };

/** Breadcrumb from the list of plans to the order. */
export function OrderCrumbs({ line, plansHref, productName }: OrderCrumbsProps) {
  const links = useLinks();
  const items = [
    { label: lineOf(line).familyLabel, href: links.landing(line) },
    { label: 'Pilihan produk', href: plansHref ?? links.plans(line) },
    { label: `Pesan ${productName}` },
  ];
  return <Breadcrumb items={items} className="nu:mb-4" />;
}
