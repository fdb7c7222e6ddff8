import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { yearlyPrice } from '../../lines/line-prices.ts';
import { lineProduct, useLineDetails } from '../../lines/lines.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { usePinnedBar } from '../../primitives/use-pinned-bar.ts';
import { DetailLayout } from '../../records/detail-layout/index.ts';
import { type ConsultantOptions, useConsultantDialog } from '../consultant-dialog/use-consultant-dialog.tsx';
import { PageHeading, type PageHeadingVariant } from '../PageHeading.tsx';
import { Price } from '../price/Price.tsx';
import { generalInfoSections } from './general-info.tsx';
import { planDetailMessages } from './messages.ts';
import { PlanAside } from './PlanAside.tsx';
import { PlanSection } from './PlanSection.tsx';

export type PlanDetailHrefs = {
  home?: string;
  /** URL of the line's landing page. */
  landing: string;
  list: string;
  order: string;
  /** URL of the search form. */
  change: string;
};

export type PlanDetailProps<L extends ProductType = ProductType> = ConsultantOptions<PlanOf<L>> & {
  line: L;
  plan: PlanOf<L>;
  search: SearchOf<L>;
  today: IsoDate;
  hrefs: PlanDetailHrefs;
  /** Default: `band`. On a partner's page, use `plain`. */
  heading?: PageHeadingVariant;
};

/**
 * A plan's page in sections with an index. The price and the order button stay visible. Suspends until the line's
 * details have loaded.
 */
export function PlanDetail<L extends ProductType>(props: PlanDetailProps<L>) {
  const texts = useMessages('PlanDetail', planDetailMessages);
  const { line, plan, search, today, hrefs, heading = 'band', ...options } = props;
  const pinnedRef = usePinnedBar();
  const consultant = useConsultantDialog(options);
  const { changeLabel, noPriceTexts, priceUnit, searchText } = lineProduct(line);
  const details = useLineDetails(line);
  const { Benefits, moreSections, pricing } = details;
  const price = yearlyPrice(line, pricing, plan, search, today);
  const company = plan.insuranceCompany.company_name;
  const isOffline = plan.transactionType === 'offline';

  function renderAction() {
    if (price === null) return <ButtonLink href={hrefs.change}>{changeLabel}</ButtonLink>;
    if (!isOffline) return <ButtonLink href={hrefs.order}>{texts.buy}</ButtonLink>;
    return (
      <Button pending={consultant.pendingId !== null} onClick={() => consultant.openFor(plan)}>
        {texts.buy}
      </Button>
    );
  }

  const sections = [
    {
      id: 'manfaat',
      title: texts.benefits,
      content: (
        <div className="nu:grid nu:gap-6">
          <Benefits plan={plan} />
        </div>
      ),
    },
    ...(moreSections?.(plan, search, today) ?? []),
    ...generalInfoSections(plan.generalInfo, texts.generalInfo),
  ];
  const crumbs = [
    { label: texts.home, href: hrefs.home ?? '/' },
    { label: lineOf(line).familyLabel, href: hrefs.landing },
    { label: texts.plans, href: hrefs.list },
    { label: plan.productName },
  ];
  return (
    <div className="nu:relative">
      <PageHeading
        variant={heading}
        crumbs={crumbs}
        searchText={searchText(search)}
        changeHref={hrefs.change}
        changeLabel={changeLabel}
      >
        <div className="nu:mt-2 nu:flex nu:items-start nu:gap-4 nu:@tablet:items-center">
          <InsurerLogo name={company} src={plan.logoProduct} size="sm" className="nu:@tablet:size-16" />
          <div className="nu:min-w-0">
            <Heading level={1} className="nu:text-h3">
              {plan.productName}
            </Heading>
            <p className="nu:text-muted">{company}</p>
          </div>
        </div>
        {isOffline && (
          <Badge tone="info" className="nu:mt-3">
            {texts.offline}
          </Badge>
        )}
      </PageHeading>
      <div className="nu:container-page nu:py-5 nu:@tablet:py-7 nu:print:pb-0">
        <DetailLayout
          groups={sections}
          asideLabel={texts.premiumAndTerms}
          aside={
            <PlanAside
              line={line}
              details={details}
              plan={plan}
              search={search}
              today={today}
              action={renderAction()}
            />
          }
          groupsAfterAmounts={sections.map((section) => <PlanSection key={section.id} {...section} />)}
        />
      </div>
      <div
        ref={pinnedRef}
        className="nu:sticky nu:bottom-0 nu:z-20 nu:border-t nu:border-line nu:bg-surface nu:@desktop:hidden nu:print:hidden"
      >
        <div className="nu:container-page nu:flex nu:items-center nu:justify-between nu:gap-4 nu:pt-3 nu:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="nu:min-w-0">
            {price !== null && <Price size="md" value={price} />}
            <p className="nu:text-sm nu:leading-5 nu:text-muted">
              {price === null ? noPriceTexts.short : priceUnit}
            </p>
          </div>
          {renderAction()}
        </div>
      </div>
      {consultant.dialog}
    </div>
  );
}
