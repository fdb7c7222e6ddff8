import type { Price } from '@naungan/domain/lines';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { PriceBreakdown } from '../price-breakdown/PriceBreakdown.tsx';

export type PriceSummaryProps = {
  productName: string;
  companyName: string;
  logo?: string | null;
  /** `null` while it cannot be told: see `pendingText`. */
  price: Price | null;
  pendingText: string;
  /** Below the total: a link to the product. */
  footer?: ReactNode;
};

/** What will it cost. Beside the step on wide screens; on phones one line that opens. */
export function PriceSummary(props: PriceSummaryProps) {
  const { productName, companyName, logo, price, footer } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card padding="none" className="p-3 lg:p-5">
      <div className={cx('flex gap-3', open ? 'items-start' : 'items-center')}>
        <InsurerLogo name={companyName} src={logo ?? null} size="sm" className="max-lg:size-11" />
        <div className="min-w-0 flex-1">
          <p className={cx('leading-5 font-bold lg:leading-6', !open && 'line-clamp-2 lg:line-clamp-none')}>
            {productName}
          </p>
          <p className={cx('text-sm text-muted', !open && 'max-lg:sr-only')}>{companyName}</p>
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-me-1 flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1 rounded-field px-1 lg:hidden"
        >
          <span className="sr-only">Rincian biaya, total </span>
          <span className={open ? 'sr-only' : undefined}>
            {price ? <Money value={price.amounts.total} /> : 'belum ada'}
          </span>
          <ChevronDown aria-hidden="true" size={20} className={cx('text-muted', open && 'rotate-180')} />
        </button>
      </div>
      <div id={id} className={cx('px-1 pt-3 lg:block lg:px-0 lg:pt-4', !open && 'hidden')}>
        {price ? (
          <PriceBreakdown rows={price.rows} total={price.amounts.total} />
        ) : (
          <p className="text-[0.9375rem] leading-6 text-muted">{props.pendingText}</p>
        )}
        {footer && <div className="mt-3 text-sm">{footer}</div>}
      </div>
      <p role="status" className="sr-only">
        {price && `Total ${price.amounts.total.toLocaleString('id-ID')} rupiah`}
      </p>
    </Card>
  );
}
