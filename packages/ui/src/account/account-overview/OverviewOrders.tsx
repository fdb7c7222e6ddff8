import { formatDate } from '@naungan/domain/dates';
import type { AccountOverview } from '@naungan/domain/overview/record';
import { Badge } from '../../primitives/badge/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { sectionHref } from '../account-layout/index.ts';
import { accountOverviewMessages } from './messages.ts';
import { OverviewCard, OverviewRow } from './OverviewCard.tsx';

/** The newest orders, under the title of the account's default tab [3 §2]. */
export function OverviewOrders({ orders: { total, rows } }: Pick<AccountOverview, 'orders'>) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const links = useLinks();
  return (
    <OverviewCard
      title={texts.orders}
      listLink={{ label: texts.allOrders(total), href: sectionHref(links, 'purchase') }}
    >
      <ul className="nu:divide-y nu:divide-line">
        {rows.map((order) => (
          <OverviewRow key={order._id} href={links.order(order.productType, order._id)}>
            <InsurerLogo name={order.insuranceCompany.company_name} src={order.logoProduct} size="sm" />
            <span className="nu:min-w-0 nu:flex-[1_1_11rem]">
              <span className="nu:block nu:font-semibold nu:wrap-anywhere">{order.productName}</span>
              <span className="nu:line-clamp-2 nu:text-sm nu:text-muted nu:wrap-anywhere">
                {order.objectInsured?.value ?? order.insuredName}
              </span>
              <span className="nu:block nu:text-sm nu:text-muted">
                <RecordNumber text={order.kpaNumber} /> · {formatDate(order.dateOrder)}
              </span>
            </span>
            <span className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-1.5 nu:font-semibold">
              <Money value={order.total} />
              {order.statusOrder === 'reject' ? (
                <Badge tone="danger">{texts.rejectedTitle}</Badge>
              ) : (
                <StatusBadge status={order.invoice?.paymentStatus ?? order.statusOrder} />
              )}
            </span>
          </OverviewRow>
        ))}
      </ul>
    </OverviewCard>
  );
}
