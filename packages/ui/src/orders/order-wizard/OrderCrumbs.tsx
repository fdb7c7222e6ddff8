import { lineOf, type SoldLine } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';

export type OrderCrumbsProps = { line: SoldLine; plansHref: string | undefined; productName: string };

/** The way back to the list that the plan was chosen from. */
export function OrderCrumbs({ line, plansHref, productName }: OrderCrumbsProps) {
  const { familyLabel, landingPath, listPath } = lineOf(line);
  const items = [
    { label: familyLabel, href: landingPath },
    { label: 'Pilihan produk', href: plansHref ?? listPath },
    { label: `Pesan ${productName}` },
  ];
  return <Breadcrumb items={items} className="nu:mb-4" />;
}
