import type { PlanCard as PlanCardRecord } from '@naungan/domain/lines/record';
import { yearlyPremium } from '@naungan/domain/premium';
import { Check, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Price } from '../price/Price.tsx';
import { PlanFacts } from './PlanFacts.tsx';

export type PlanCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  plan: PlanCardRecord;
  /** What the price is for: 'per tahun'. */
  priceUnit: string;
  detailHref: string;
  orderHref: string;
  /** Offline products are asked for, not bought [2 §2]. */
  onConsult: () => void;
  /** The dialog of `onConsult` is loading. */
  consultPending?: boolean;
  compared: boolean;
  onComparedChange: (compared: boolean) => void;
};

export function PlanCard({
  plan,
  priceUnit,
  detailHref,
  orderHref,
  onConsult,
  consultPending,
  compared,
  onComparedChange,
  className,
  ...rest
}: PlanCardProps) {
  const name = plan.productName;
  const company = plan.insuranceCompany.company_name;
  const offline = plan.transactionType === 'offline';
  return (
    <article {...rest} aria-label={name} className={cx('@container', className)}>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 @md:gap-5 @md:p-[22px]">
        <div className="flex flex-col justify-between gap-3 @xl:flex-row @xl:gap-6">
          <div className="flex min-w-0 gap-4">
            <InsurerLogo name={company} src={plan.logoProduct} size="sm" className="@md:size-16" />
            <div className="min-w-0">
              <h2 tabIndex={-1} className="text-h5">
                {name}
              </h2>
              <p className="text-sm text-muted">{company}</p>
              {offline && (
                <Badge tone="info" className="mt-2">
                  Lewat konsultan
                </Badge>
              )}
            </div>
          </div>
          <div className="shrink-0 @xl:text-end">
            <Price value={yearlyPremium(plan.premium, plan.adminFee)} />
            <p className="text-sm text-muted">{priceUnit}, termasuk biaya admin</p>
          </div>
        </div>
        <PlanFacts facts={plan.highlights} />
        <div className="grid grid-cols-2 gap-2 @md:flex">
          <Button
            variant={compared ? 'secondary' : 'quiet'}
            size="sm"
            aria-pressed={compared}
            aria-label={`Bandingkan ${name}`}
            className={cx('col-span-2 @md:me-auto', compared ? 'border-brand! text-brand!' : '@md:-ms-4')}
            iconStart={
              compared ? <Check aria-hidden="true" size={18} /> : <Plus aria-hidden="true" size={18} />
            }
            onClick={() => onComparedChange(!compared)}
          >
            Bandingkan
          </Button>
          <ButtonLink variant="secondary" size="sm" href={detailHref} aria-label={`Detail ${name}`}>
            Detail
          </ButtonLink>
          {offline ? (
            <Button size="sm" aria-label={`Konsultasi ${name}`} pending={consultPending} onClick={onConsult}>
              Konsultasi
            </Button>
          ) : (
            <ButtonLink size="sm" href={orderHref} aria-label={`Beli ${name}`}>
              Beli
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
