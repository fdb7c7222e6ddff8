import type { OrderDetail as Order } from '@naungan/domain/lines/record';
import type { ReactNode } from 'react';
import { useLineRecord } from '../../lines/lines.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { DetailGroup, DetailLayout, DetailPart, PinnedAction } from '../../records/detail-layout/index.ts';
import { PolicyFormatPart } from '../../records/PolicyFormatPart.tsx';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { hasTerms, TermsGroup } from '../../records/TermsGroup.tsx';
import { orderDetailMessages } from './messages.ts';
import { isPayable, NextAction } from './NextAction.tsx';
import { OrderDetailCrumbs } from './OrderDetailCrumbs.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { coverPeriod, documentItems } from './order-facts.tsx';

export type OrderDetailProps = WithHostProps<
  {
    order: Order;
    /** Shown below the next action: an additional request to the customer. */
    notice?: ReactNode;
    /** The unsent revision of the order, shown below its next action. */
    drafts?: ReactNode;
  },
  'div'
>;

/**
 * A complete order [3 §2]: name, status and next action first, then the facts in groups. Suspends until the
 * screens of its line are loaded.
 */
export function OrderDetail({ order, notice, drafts, className, ...rest }: OrderDetailProps) {
  const texts = useMessages('OrderDetail', orderDetailMessages);
  const links = useLinks();
  const { attachments, orderId, payment, policy, productType } = order;
  const { Persons, Coverage, deliveryAddress, policies: policiesOf } = useLineRecord(productType);
  const policies = policiesOf?.(order);
  const hasTermsGroup = hasTerms(order);
  const invoiceHref = links.invoice(productType, orderId);
  return (
    <div {...rest} className={cx('nu:flex nu:flex-col nu:gap-5', className)}>
      <OrderDetailCrumbs line={productType} />
      <OrderHeader order={order} />
      <DetailLayout
        groups={['langkah', 'siapa', 'apa', 'berkas', ...(hasTermsGroup ? (['ketentuan'] as const) : [])]}
        asideLabel={texts.costs}
        aside={
          <Card id="berapa">
            <Heading level={2} className="nu:text-h4">
              {texts.amount}
            </Heading>
            <Heading level={3} className="nu:mt-2 nu:mb-3 nu:text-base nu:font-bold">
              {texts.costs}
            </Heading>
            <PriceBreakdown rows={payment.rows} total={payment.grossPremi} />
            {isPayable(order) && (
              <ButtonLink href={invoiceHref} className="nu:mt-5 nu:w-full nu:@max-desktop:hidden">
                {texts.pay}
              </ButtonLink>
            )}
          </Card>
        }
        groupsAfterAmounts={
          <>
            <DetailGroup group="berkas">
              <DescriptionList
                {...SUMMARY_GRID}
                items={documentItems({ order, policies }, invoiceHref, texts)}
              />
              <PolicyFormatPart policy={policy} fallbackAddress={deliveryAddress(order)} />
              {attachments.length > 0 && (
                <DetailPart title={texts.attachments}>
                  <OrderFiles files={attachments} />
                </DetailPart>
              )}
            </DetailGroup>
            {hasTermsGroup && <TermsGroup record={order} />}
          </>
        }
      >
        <NextAction order={order} policies={policies} />
        {drafts}
        {notice}
        <DetailGroup group="siapa">
          <Persons record={order} />
        </DetailGroup>
        <DetailGroup group="apa">
          <DescriptionList items={[{ title: texts.period, value: coverPeriod(order) }]} layout="stacked" />
          <Coverage record={order} />
        </DetailGroup>
      </DetailLayout>
      {isPayable(order) && (
        <PinnedAction label={texts.total} amount={payment.grossPremi}>
          <ButtonLink href={invoiceHref}>{texts.pay}</ButtonLink>
        </PinnedAction>
      )}
    </div>
  );
}
