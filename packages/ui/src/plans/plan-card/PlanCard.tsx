import type { PlanCard as PlanCardRecord } from '@naungan/domain/lines/record';
import { COVER_LABELS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { oneYearPrice, termPrice } from '@naungan/domain/premium';
import { Check, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Price } from '../price/Price.tsx';
import { PriceBeforeDiscount } from '../price/PriceBeforeDiscount.tsx';
import { TermPrice } from '../price/TermPrice.tsx';
import { planCardMessages } from './messages.ts';
import { PlanFacts } from './PlanFacts.tsx';

export type PlanCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The plan's row from the API. */
  plan: PlanCardRecord;
  /** Unit of the price: 'per tahun'. */
  priceUnit: string;
  /** The searched term in years. For more than one year, the card also shows the price of the whole term. */
  termYears?: number;
  /** URL of the plan's page. */
  detailHref: string;
  /** URL of the link 'Beli'. */
  orderHref: string;
  /** Opens the consultant's form, for offline products [2 §2]. */
  onOpenConsultation: () => void;
  /** Whether the consultant's dialog is loading. */
  consultPending?: boolean;
  /** Opens the benefits; without it there is no 'Manfaat' button. */
  onBenefits?: (() => void) | undefined;
  /** Whether the plan is chosen for comparison. */
  isCompared: boolean;
  /** Called when 'Bandingkan' is toggled. */
  onComparedChange: (isCompared: boolean) => void;
  /** Id of the form that compares plans in a browser without JavaScript. */
  compareFormId?: string | undefined;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'PlanCard'> | undefined;
};

type Parts = Extract<PlanCardRecord, { parts: object }>['parts'];

/** Returns the yearly premium of each cover of a property product. */
function coverPremiums({ fire, earthquake, flood }: Parts) {
  const covers = [
    { title: 'Kebakaran', value: fire?.basePremi ?? null },
    { title: 'Gempa bumi', value: earthquake?.basePremi ?? null },
    { title: 'Banjir', value: flood },
  ];
  return covers.flatMap(({ title, value }) => (value === null ? [] : [{ title, value }]));
}

/** A plan in the list: insurer, name, price, facts, and the buttons to compare, read more and buy [2 §2]. */
export function PlanCard({
  plan,
  priceUnit,
  termYears = 1,
  detailHref,
  orderHref,
  onOpenConsultation,
  consultPending,
  onBenefits,
  isCompared,
  onComparedChange,
  compareFormId,
  messages,
  className,
  ...rest
}: PlanCardProps) {
  const texts = useMessages('PlanCard', planCardMessages, messages);
  const name = plan.productName;
  const company = plan.insuranceCompany.company_name;
  const isOffline = plan.transactionType === 'offline';
  return (
    <article {...rest} aria-label={name} className={cx('nu:@container', className)}>
      <div className="nu:grid nu:gap-4 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@md:gap-5 nu:@md:p-[22px]">
        <div className="nu:flex nu:flex-col nu:justify-between nu:gap-3 nu:@xl:flex-row nu:@xl:gap-6">
          <div className="nu:flex nu:min-w-0 nu:gap-4">
            <InsurerLogo name={company} src={plan.logoProduct} size="sm" className="nu:@md:size-16" />
            <div className="nu:min-w-0">
              <Heading level={2} tabIndex={-1} className="nu:text-h5">
                {name}
              </Heading>
              <p className="nu:text-sm nu:text-muted">{company}</p>
              {isOffline && (
                <Badge tone="info" className="nu:mt-2">
                  {texts.offline}
                </Badge>
              )}
              {'cheapestOfCover' in plan && plan.cheapestOfCover && (
                <Badge tone="success" className="nu:mt-2">
                  {texts.cheapest(COVER_LABELS[plan.typeCoverage])}
                </Badge>
              )}
            </div>
          </div>
          <div data-price className="nu:shrink-0 nu:@xl:text-end">
            {'premi' in plan && (
              <PriceBeforeDiscount
                value={oneYearPrice(plan.premi.normal, plan.adminFee)}
                price={oneYearPrice(plan.premium, plan.adminFee)}
                className="nu:@xl:justify-end"
              />
            )}
            <Price value={oneYearPrice(plan.premium, plan.adminFee)} />
            <p className="nu:text-sm nu:text-muted">{texts.unit(priceUnit)}</p>
            {'parts' in plan && (
              <TermPrice value={termPrice(plan.parts.totalPremi, plan.adminFee)} years={termYears} />
            )}
            {'parts' in plan && (
              <ul aria-label={texts.parts} className="nu:mt-1 nu:grid nu:gap-0.5 nu:text-sm">
                {coverPremiums(plan.parts).map(({ title, value }) => (
                  <li key={title} className="nu:flex nu:gap-1.5 nu:@xl:justify-end">
                    {title} <span className="nu:tabular nu:font-semibold">{formatRupiah(value)}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <PlanFacts facts={plan.highlights} />
        <div className="nu:grid nu:grid-cols-2 nu:gap-2 nu:@md:flex">
          {compareFormId !== undefined && (
            <noscript>
              <Checkbox
                name="compare"
                value={plan._id}
                form={compareFormId}
                label={
                  <>
                    {texts.compare} <span className="nu:sr-only">{name}</span>
                  </>
                }
              />
            </noscript>
          )}
          <Button
            variant={isCompared ? 'secondary' : 'quiet'}
            size="sm"
            aria-pressed={isCompared}
            aria-label={`${texts.compare} ${name}`}
            className={cx(
              'nu:noscript:hidden nu:@md:me-auto',
              !onBenefits && 'nu:col-span-2',
              isCompared ? 'nu:border-brand! nu:text-brand!' : 'nu:@md:-ms-4',
            )}
            iconStart={
              isCompared ? <Check aria-hidden="true" size={18} /> : <Plus aria-hidden="true" size={18} />
            }
            onClick={() => onComparedChange(!isCompared)}
          >
            {texts.compare}
          </Button>
          {onBenefits && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${texts.benefits} ${name}`}
              onClick={onBenefits}
              className="nu:noscript:hidden"
            >
              {texts.benefits}
            </Button>
          )}
          <ButtonLink variant="secondary" size="sm" href={detailHref} aria-label={`${texts.detail} ${name}`}>
            {texts.detail}
          </ButtonLink>
          {isOffline ? (
            <Button
              size="sm"
              aria-label={`${texts.consult} ${name}`}
              pending={consultPending}
              onClick={onOpenConsultation}
              className="nu:noscript:hidden"
            >
              {texts.consult}
            </Button>
          ) : (
            <ButtonLink size="sm" href={orderHref} aria-label={`${texts.buy} ${name}`}>
              {texts.buy}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
