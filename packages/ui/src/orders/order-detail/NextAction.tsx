import { endedInvoiceTitle } from '@naungan/domain/invoice';
import { canBeRevised } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { canUpdateOrder, isPaid } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import type { PolicyOfOrder } from '../../lines/line-record.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type Links, orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { keepDatesTogether } from '../../primitives/keep-dates-together.ts';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';
import { orderDetailMessages } from './messages.ts';

type ActionContent = {
  title: string;
  text: string;
  /** The insurer's explanation. */
  reason?: string | null;
  action?: ReactNode;
  urgent?: boolean;
};

/**
 * Returns the next action for an order that the insurer sent back and whose line has no revisions: to order again.
 */
function orderAgainAction(
  { productType, orderId, product, feedback }: OrderDetail,
  links: Links,
  texts: Messages['OrderDetail'],
): ActionContent {
  return {
    urgent: true,
    title: texts.orderAgainTitle,
    text: texts.orderAgainText,
    reason: feedback,
    action: (
      <>
        <ButtonLink href={orderAgainHref(links, productType, product._id, orderId)}>
          {texts.orderAgain}
        </ButtonLink>
        <ButtonLink variant="secondary" href={links.contact}>
          {texts.contact}
        </ButtonLink>
      </>
    ),
  };
}

export type NextActionProps = {
  order: OrderDetail;
  /** All policies of the order, if it has several. */
  policies: readonly PolicyOfOrder[] | undefined;
};

/**
 * Returns a download button for each policy; with a label if there are several. Without another primary button, the
 * first download button is primary.
 */
function policyDownloads(
  { order, policies }: NextActionProps,
  hasOtherPrimary: boolean,
  texts: Messages['OrderDetail'],
): ReactNode {
  const firstVariant = hasOtherPrimary ? 'secondary' : 'primary';
  if (!policies) return <PolicyDownload href={order.policy.policyAttachment} variant={firstVariant} />;
  return policies.map(({ label, attachment }, index) => (
    <PolicyDownload
      key={label}
      href={attachment}
      label={texts.downloadPolicy(label)}
      variant={index > 0 ? 'secondary' : firstVariant}
    />
  ));
}

/** Returns the text about an order without a next action. */
function statusText(status: string, texts: Messages['OrderDetail']): string {
  if (status === 'revision') return texts.revisedText;
  return status === 'reject' ? texts.rejectedText : texts.inProcessText;
}

/** Returns whether the next action is the payment. Its button is next to the amounts. */
export const isPayable = ({ headers, invoice }: OrderDetail): boolean =>
  !canUpdateOrder(headers.statusOrder) && invoice?.paymentStatus === 'pending';

function nextActionOf(props: NextActionProps, links: Links, texts: Messages['OrderDetail']): ActionContent {
  const { order } = props;
  const { productType, orderId, headers, invoice, policy, feedback } = order;
  if (canUpdateOrder(headers.statusOrder)) {
    if (!canBeRevised(productType)) return orderAgainAction(order, links, texts);
    return {
      urgent: true,
      title: texts.reviseTitle,
      text: feedback ?? texts.reviseText,
      action: <ButtonLink href={links.revision(productType, orderId)}>{texts.revise}</ButtonLink>,
    };
  }
  if (isPayable(order)) {
    return {
      urgent: true,
      title: texts.payTitle,
      text: headers.message || texts.payText,
    };
  }
  if (invoice && isPaid(invoice.paymentStatus)) {
    const isEnded = policy.state === 'ended';
    return {
      title: policy.isPolicyApproved ? texts[policy.state ?? 'active'] : texts.preparing,
      text: headers.message || (policy.isPolicyApproved ? texts.issuedText : texts.preparingText),
      action: (
        <>
          {isEnded && (
            <ButtonLink href={orderAgainHref(links, productType, order.product._id, orderId)}>
              {texts.orderAgain}
            </ButtonLink>
          )}
          {policyDownloads(props, isEnded, texts)}
          {policy.isPolicyApproved && policy._id && (
            <ButtonLink variant="secondary" href={links.policy(policy._id)}>
              {texts.policy}
            </ButtonLink>
          )}
        </>
      ),
    };
  }
  if (invoice) {
    const orderAgainUrl = orderAgainHref(links, productType, order.product._id, orderId);
    // The status 'challenge' means that the payment is under review, so the order may still be paid.
    return {
      title: endedInvoiceTitle(invoice.paymentStatus),
      text: headers.message || texts.invoiceEnded,
      action: (
        <>
          {invoice.paymentStatus !== 'challenge' && (
            <ButtonLink href={orderAgainUrl}>{texts.orderAgain}</ButtonLink>
          )}
          <ButtonLink variant="secondary" href={links.invoice(productType, orderId)}>
            {texts.invoice}
          </ButtonLink>
        </>
      ),
    };
  }
  const text = headers.message || statusText(headers.statusOrder, texts);
  if (headers.statusOrder === 'reject') {
    // In lines without revisions the insurer rejects orders that could be corrected, so the customer can order
    // again.
    const canOrderAgain = !canBeRevised(productType);
    return {
      title: texts.rejectedTitle,
      text,
      reason: feedback,
      action: (
        <>
          {canOrderAgain && (
            <ButtonLink href={orderAgainHref(links, productType, order.product._id, orderId)}>
              {texts.orderAgain}
            </ButtonLink>
          )}
          <ButtonLink variant={canOrderAgain ? 'secondary' : 'primary'} href={links.landing(productType)}>
            {texts.otherProducts}
          </ButtonLink>
          <ButtonLink variant="secondary" href={links.contact}>
            {texts.contact}
          </ButtonLink>
        </>
      ),
    };
  }
  return { title: texts.inProcess, text };
}

/** A card with the next action of the customer, or the status while the insurer or the broker acts. */
export function NextAction(props: NextActionProps) {
  const texts = useMessages('OrderDetail', orderDetailMessages);
  const { title, text, reason, action, urgent = false } = nextActionOf(props, useLinks(), texts);
  return (
    <Card id="langkah" accent={urgent ? 'action' : 'none'}>
      <Heading level={2} className="nu:text-h5">
        {title}
      </Heading>
      <p className="nu:mt-1 nu:whitespace-pre-line nu:text-muted">{keepDatesTogether(text)}</p>
      {reason && (
        <p className="nu:mt-3 nu:whitespace-pre-line">
          <span className="nu:font-semibold">{texts.insurersReason}</span> {reason}
        </p>
      )}
      {action && <div className="nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5">{action}</div>}
    </Card>
  );
}
