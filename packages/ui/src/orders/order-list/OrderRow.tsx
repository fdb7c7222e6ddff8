import { formatDate } from '@naungan/domain/dates';
import { canBeRevised } from '@naungan/domain/lines';
import type { OrderCard } from '@naungan/domain/order/record';
import { canUpdateOrder } from '@naungan/domain/status';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordRow } from '../../records/record-row/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { orderListMessages } from './messages.ts';

/** An order in a list: product, insured, price, status and next action. */
export function OrderRow({ order }: { order: OrderCard }) {
  const texts = useMessages('OrderList', orderListMessages);
  const links = useLinks();
  const needsCorrection = canUpdateOrder(order.statusOrder);
  const isUnpaid = order.invoice?.paymentStatus === 'pending';
  return (
    <RecordRow
      title={order.productName}
      insurer={order.insuranceCompany.company_name}
      logo={order.logoProduct}
      status={<StatusBadge status={order.statusOrder} />}
      accent={needsCorrection || isUnpaid ? 'action' : 'none'}
      facts={[
        ...(order.objectInsured ? [{ ...order.objectInsured, wide: true }] : []),
        { title: texts.insured, value: order.insuredName },
        { title: texts.date, value: formatDate(order.dateOrder) },
        { title: texts.number, value: <RecordNumber text={order.kpaNumber} /> },
        ...(order.invoice
          ? [{ title: texts.payment, value: <StatusBadge status={order.invoice.paymentStatus} /> }]
          : []),
        ...(order.statusOrder === 'reject' ? [{ title: texts.decision, value: texts.rejectedTitle }] : []),
      ]}
      summary={{ title: texts.total, value: <Money size="lg" value={order.total} /> }}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            size="sm"
            href={links.order(order.productType, order._id)}
            aria-label={texts.detailOf(order.kpaNumber)}
          >
            {texts.detail}
          </ButtonLink>
          {needsCorrection && canBeRevised(order.productType) && (
            <ButtonLink
              size="sm"
              href={links.revision(order.productType, order._id)}
              aria-label={texts.reviseOf(order.kpaNumber)}
            >
              {texts.revise}
            </ButtonLink>
          )}
          {order.invoice && (
            <ButtonLink
              size="sm"
              variant={isUnpaid ? 'primary' : 'secondary'}
              href={links.invoice(order.productType, order._id)}
              aria-label={(isUnpaid ? texts.payOf : texts.invoiceOf)(order.kpaNumber)}
            >
              {isUnpaid ? texts.pay : texts.invoice}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
