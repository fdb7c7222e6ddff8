import { lineOf, type SoldLine } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { useLinks } from '../../primitives/host/index.ts';

export type OrderCrumbsProps = { line: SoldLine; plansHref: string | undefined; productName: string };

/** The way back to the list that the plan was chosen from. */
export function OrderCrumbs({ line, plansHref, productName }: OrderCrumbsProps) {
  const links = useLinks();
  const items = [
    { label: lineOf(line).familyLabel, href: links.landing(line) },
    { label: 'Pilihan produk', href: plansHref ?? links.plans(line) },
    { label: `Pesan ${productName}` },
  ];
  return <Breadcrumb items={items} className="nu:mb-4" />;
}
