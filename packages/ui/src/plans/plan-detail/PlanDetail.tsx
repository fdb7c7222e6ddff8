import { type IsoDate, possibleAge } from '@naungan/domain/dates';
import type { Plan } from '@naungan/domain/lines/record';
import { premiumForAge, yearlyPremium } from '@naungan/domain/premium';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { usePinned } from '../../primitives/use-pinned.ts';
import { type ConsultantOptions, useConsultantDialog } from '../consultant-dialog/use-consultant-dialog.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { Price } from '../price/Price.tsx';
import { BenefitTable } from './BenefitTable.tsx';
import { GeneralInfo } from './GeneralInfo.tsx';
import { PlanAside } from './PlanAside.tsx';

export type PlanDetailHrefs = { home?: string; landing: string; list: string; order: string; change: string };

export type PlanDetailProps = ConsultantOptions<Plan> & {
  plan: Plan;
  /** Of the product line, 'Asuransi Kesehatan'. */
  title: string;
  dob: IsoDate;
  today: IsoDate;
  hrefs: PlanDetailHrefs;
};

/** Benefits and conditions of one plan; the price for the visitor's age and 'Pilih Sekarang' stay in view. */
export function PlanDetail({ plan, title, dob, today, hrefs, ...options }: PlanDetailProps) {
  usePinned('phone');
  const consultant = useConsultantDialog(options);
  const age = possibleAge(dob, today);
  const premium = age === null ? null : premiumForAge(plan.premi, age);
  const company = plan.insuranceCompany.company_name;
  const offline = plan.transactionType === 'offline';

  const action =
    premium === null ? (
      <ButtonLink href={hrefs.change}>Ubah tanggal lahir</ButtonLink>
    ) : offline ? (
      <Button pending={consultant.pendingId !== null} onClick={() => consultant.ask(plan)}>
        Pilih Sekarang
      </Button>
    ) : (
      <ButtonLink href={hrefs.order}>Pilih Sekarang</ButtonLink>
    );

  const crumbs = [
    { label: 'Home', href: hrefs.home ?? '/' },
    { label: title, href: hrefs.landing },
    { label: 'Pilihan produk', href: hrefs.list },
    { label: plan.productName },
  ];
  return (
    <div className="relative">
      <PageHeading crumbs={crumbs} dob={dob} changeHref={hrefs.change}>
        <div className="mt-2 flex items-start gap-4 sm:items-center">
          <InsurerLogo name={company} src={plan.logoProduct} size="sm" className="sm:size-16" />
          <div className="min-w-0">
            <h1 className="text-h3">{plan.productName}</h1>
            <p className="text-muted">{company}</p>
          </div>
        </div>
        {offline && (
          <Badge tone="info" className="mt-3">
            Lewat konsultan
          </Badge>
        )}
      </PageHeading>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-5 sm:py-7 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-8">
        <aside aria-label="Premi dan ketentuan" className="lg:order-last">
          <PlanAside plan={plan} premium={premium} age={age} action={action} lineLabel={title} />
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          <section aria-labelledby="manfaat" className="grid gap-6">
            <h2 id="manfaat" className="text-h4">
              Manfaat
            </h2>
            {plan.benefits.map((group) => (
              <BenefitTable key={group.name} group={group} limitClaim={plan.limitClaim} />
            ))}
          </section>
          {plan.generalInfo.trim() !== '' && <GeneralInfo html={plan.generalInfo} />}
        </div>
      </div>
      <div className="sticky bottom-0 z-20 border-t border-line bg-surface lg:hidden">
        <div className="container-page flex items-center justify-between gap-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="min-w-0">
            {premium !== null && <Price size="md" value={yearlyPremium(premium, plan.adminFee)} />}
            <p className="text-sm leading-5 text-muted">
              {premium === null ? 'Usia di luar kriteria' : 'per tahun'}
            </p>
          </div>
          {action}
        </div>
      </div>
      {consultant.dialog}
    </div>
  );
}
