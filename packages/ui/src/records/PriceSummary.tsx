import type { Price } from '@naungan/domain/lines';
import { formatNumber } from '@naungan/domain/money';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../primitives/card/index.ts';
import { cx } from '../primitives/cx.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { InsurerLogo } from '../primitives/insurer-logo/index.ts';
import { ChangingMoney } from '../primitives/money/ChangingMoney.tsx';
import { recordMessages } from './messages.ts';
import { PriceBreakdown } from './PriceBreakdown.tsx';

export type PriceSummaryProps = {
  productName: string;
  companyName: string;
  logo?: string | null;
  /** `null` while the price is unknown; `pendingText` is shown instead. */
  price: Price | null;
  pendingText: string;
  /** Shown below the total, for example a link to the product. */
  footer?: ReactNode;
};

/** The costs of an order: next to the step on wide screens, one expandable line on phones. */
export function PriceSummary(props: PriceSummaryProps) {
  const texts = useMessages('Records', recordMessages);
  const { productName, companyName, logo, price, footer } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card padding="none" className="nu:p-3 nu:@desktop:p-5">
      <div className={cx('nu:flex nu:gap-3', open ? 'nu:items-start' : 'nu:items-center')}>
        <InsurerLogo name={companyName} src={logo ?? null} size="sm" className="nu:@max-desktop:size-11" />
        <div className="nu:min-w-0 nu:flex-1">
          <p
            className={cx(
              'nu:leading-5 nu:font-bold nu:@desktop:leading-6',
              !open && 'nu:line-clamp-2 nu:@desktop:line-clamp-none',
            )}
          >
            {productName}
          </p>
          <p className={cx('nu:text-sm nu:text-muted', !open && 'nu:@max-desktop:sr-only')}>{companyName}</p>
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="nu:-me-1 nu:flex nu:min-h-11 nu:min-w-11 nu:shrink-0 nu:items-center nu:justify-end nu:gap-1 nu:rounded-field nu:px-1 nu:@desktop:hidden"
        >
          <span className="nu:sr-only">{texts.costs} </span>
          <span className={open ? 'nu:sr-only' : undefined}>
            {price ? <ChangingMoney value={price.amounts.total} /> : texts.noTotal}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={cx('nu:text-muted', open && 'nu:rotate-180')}
          />
        </button>
      </div>
      <div
        id={id}
        className={cx(
          'nu:px-1 nu:pt-3 nu:@desktop:block nu:@desktop:px-0 nu:@desktop:pt-4',
          !open && 'nu:hidden',
        )}
      >
        {price ? (
          <PriceBreakdown rows={price.rows} total={price.amounts.total} />
        ) : (
          <p className="nu:text-[0.9375rem] nu:leading-6 nu:text-muted">{props.pendingText}</p>
        )}
        {footer && <div className="nu:mt-3 nu:text-sm">{footer}</div>}
      </div>
      <p role="status" className="nu:sr-only">
        {price && `Total ${formatNumber(price.amounts.total)} rupiah`}
      </p>
    </Card>
  );
}
