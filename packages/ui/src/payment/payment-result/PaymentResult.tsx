import type { ProductType } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import { formatRupiah } from '@naungan/domain/money';
import { isPaid, statusRow } from '@naungan/domain/status';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TONES } from '../../primitives/tone/index.ts';
import { paymentResultMessages } from './messages.ts';
import { outcomeText } from './outcome-text.ts';

/** The result of a payment. It contains no name and no address, because the page that shows it is public. */
export type PaymentOutcome = {
  transaction_id: string;
  status: string;
  typeText: string;
  total: Rupiah;
  product?: ProductType;
};

export type PaymentResultProps = {
  /** `null` when there is no such payment. */
  result: PaymentOutcome | null;
  /** A sentence about the result of the invoice, shown instead of the sentence about the payment. */
  text?: string | undefined;
  /** Link to the order of the payment. */
  transactionHref?: string | undefined;
  invoiceHref?: string | undefined;
  /** Link to order again; absent if ordering again is not the next step. */
  orderAgainHref?: string | undefined;
  /** Closes the dialog with the result; absent if the result is a page. */
  onClose?: (() => void) | undefined;
  /** Heading level: 1 if the result is the whole page. */
  headingLevel?: 1 | 2;
  className?: string;
};

/** Shows the result of a payment: status and number, after a success also method, total and status badge [3 §2]. */
export function PaymentResult({
  result,
  headingLevel = 2,
  className,
  text: resultText,
  ...links
}: PaymentResultProps) {
  const texts = useMessages('PaymentResult', paymentResultMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  if (!result) {
    return (
      <EmptyState
        title={
          <Heading level={headingLevel} ref={heading} tabIndex={-1} className="nu:text-h5 nu:outline-none">
            {texts.notFound}
          </Heading>
        }
        action={<ResultLinks {...links} />}
      />
    );
  }

  const { label, tone } = statusRow(result.status);
  const { Icon, textClass, tintClass } = TONES[tone];
  const isSuccess = isPaid(result.status);
  const items: { title: string; value: ReactNode }[] = [];
  if (result.transaction_id) {
    items.push({
      title: texts.number,
      value: <BreakableText className="nu:text-[0.8125rem]" text={result.transaction_id} />,
    });
  }
  if (isSuccess) {
    items.push(
      { title: texts.method, value: result.typeText },
      { title: texts.total, value: <span className="nu:tabular">{formatRupiah(result.total)}</span> },
      { title: texts.status, value: <Badge tone={tone}>{label}</Badge> },
    );
  }

  return (
    <div data-status={result.status} className={cx('nu:text-center', className)}>
      <span
        className={cx(
          'nu:mx-auto nu:mb-4 nu:grid nu:size-16 nu:place-items-center nu:rounded-full',
          tintClass,
          textClass,
        )}
      >
        <Icon aria-hidden="true" size={30} />
      </span>
      <Heading level={headingLevel} ref={heading} tabIndex={-1} className="nu:text-h4 nu:outline-none">
        {label}
      </Heading>
      <p className="nu:mx-auto nu:mt-1.5 nu:max-w-sm nu:text-muted">
        {resultText ?? outcomeText(result.status, texts)}
      </p>
      {items.length > 0 && (
        <DescriptionList
          items={items}
          className="nu:mt-6 nu:rounded-card nu:border nu:border-line nu:p-4 nu:text-start nu:@tablet:[&_dt]:shrink-0"
        />
      )}
      <div className="nu:mt-6 nu:flex nu:flex-wrap nu:gap-2.5 nu:*:flex-[1_1_10rem]">
        <ResultLinks {...links} />
      </div>
    </div>
  );
}

function ResultLinks({
  transactionHref,
  invoiceHref,
  orderAgainHref,
  onClose,
}: Pick<PaymentResultProps, 'transactionHref' | 'invoiceHref' | 'orderAgainHref' | 'onClose'>) {
  const texts = useMessages('PaymentResult', paymentResultMessages);
  return (
    <>
      {orderAgainHref && (
        <ButtonLink href={orderAgainHref} className="nu:flex-[1_0_100%]!">
          {texts.orderAgain}
        </ButtonLink>
      )}
      {onClose && (
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      )}
      {invoiceHref && (
        <ButtonLink variant={transactionHref ? 'secondary' : 'primary'} href={invoiceHref}>
          {texts.invoice}
        </ButtonLink>
      )}
      {transactionHref && (
        <ButtonLink variant={orderAgainHref ? 'secondary' : 'primary'} href={transactionHref}>
          {texts.transaction}
        </ButtonLink>
      )}
    </>
  );
}
