import { benefitText } from '@naungan/domain/benefit';
import { type IsoDate, possibleAge } from '@naungan/domain/dates';
import {
  lineOf,
  PERSON_TERM_YEARS,
  type PersonPriced,
  personPrice,
  type SoldLine,
  termText,
} from '@naungan/domain/lines';
import type { PersonPlan as Plan } from '@naungan/domain/lines/person/record';
import { formatDecimal, formatRupiah } from '@naungan/domain/money';
import { type ReactNode, useId } from 'react';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { Heading } from '../../../primitives/heading/index.ts';
import { PriceBreakdown } from '../../../records/price-breakdown/PriceBreakdown.tsx';
import { claimMechanismText } from '../plan-terms.ts';
import { planRisks } from './risks.ts';

export type PersonProductSummaryProps = {
  line: SoldLine;
  plan: Plan;
  /** For the simulation. */
  priced: PersonPriced;
  today: IsoDate;
};

/** Benefits, risks, requirements, costs and a simulation of one plan, on at most two sheets of paper. */
export function PersonProductSummary({ line, plan, priced, today }: PersonProductSummaryProps) {
  const years = PERSON_TERM_YEARS;
  const age = possibleAge(priced.birthDate, today);
  const price = personPrice(plan, { ...priced, printPolicy: false }, today);
  return (
    <div className="nu:grid nu:gap-6 nu:print:gap-4 nu:print:text-[0.875rem] nu:print:leading-5">
      <DescriptionList
        items={[
          { title: 'Produk', value: plan.productName },
          { title: 'Penanggung', value: plan.insuranceCompany.company_name },
          { title: 'Jenis', value: lineOf(line).familyLabel },
          {
            title: 'Masa pertanggungan',
            value: `${termText(years)}, dapat diperpanjang`,
          },
          { title: 'Mata uang', value: 'Rupiah' },
        ]}
      />
      <Part title="Manfaat">
        <Points
          points={plan.benefits.flatMap(({ items }) =>
            items.map(({ featureId, value, maximum }) => {
              const text = benefitText({ type: featureId.type, value }, plan.limitClaim);
              return `${featureId.name}: ${[text, maximum.trim()].filter(Boolean).join(', ')}`;
            }),
          )}
        />
      </Part>
      <Part title="Risiko">
        <Points points={planRisks(plan)} />
      </Part>
      <Part title="Persyaratan dan tata cara">
        <Points
          points={[
            `Usia tertanggung ${plan.ages.minAge} s/d ${plan.ages.maxAge} tahun.`,
            ...plan.attachments.map(({ name, required }) => `${name}${required ? '' : ' (bila ada)'}.`),
            ...plan.claimMecanism.map((mechanism) => `Klaim: ${claimMechanismText(mechanism)}.`),
            ...(plan.coolingPeriod > 0
              ? [
                  `Polis boleh dipelajari ${plan.coolingPeriod} hari sejak diterima; dalam masa itu Anda dapat membatalkannya.`,
                ]
              : []),
          ]}
        />
      </Part>
      <Part title="Biaya">
        <Points points={costs(plan, years)} />
      </Part>
      <Part title="Simulasi">
        {price === null ? (
          <p>
            {age === null
              ? 'Isi tanggal lahir tertanggung untuk melihat simulasi biaya.'
              : `Usia ${age} tahun di luar batas usia produk ini.`}
          </p>
        ) : (
          <>
            <p className="nu:mb-3">
              Tertanggung berusia {age} tahun, e-polis tanpa cetak, {termInWords(years)}:
            </p>
            <PriceBreakdown rows={price.rows} total={price.amounts.total} />
          </>
        )}
      </Part>
      <p className="nu:text-sm nu:text-muted">
        Ringkasan ini bukan polis. Bila ada perbedaan, yang berlaku adalah ketentuan dalam polis dari
        perusahaan asuransi.
      </p>
    </div>
  );
}

const termInWords = (years: number) => (years === 1 ? 'satu tahun' : termText(years));

function costs({ adminFee, policyPrintFee, serviceFee }: Plan, years: number): string[] {
  const service =
    serviceFee.method === 'percentage'
      ? `${formatDecimal(serviceFee.value)}% dari premi, paling banyak ${formatRupiah(serviceFee.maximumValue)}`
      : formatRupiah(serviceFee.value);
  return [
    `Premi menurut usia tertanggung, dibayar sekaligus untuk ${termInWords(years)}. Komisi pialang sudah termasuk di dalamnya.`,
    `Biaya admin ${formatRupiah(adminFee)}.`,
    `Cetak polis ${formatRupiah(policyPrintFee)}, hanya bila Anda memintanya.`,
    ...(serviceFee.useServiceFee ? [`Biaya layanan ${service}.`] : []),
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nu:break-inside-avoid-page">
      <Heading level={3} id={id} className="nu:mb-2 nu:text-h5">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="nu:grid nu:list-disc nu:gap-1 nu:ps-5 nu:marker:text-brand nu:print:block nu:print:columns-2 nu:print:gap-8 nu:print:*:mb-1 nu:print:*:break-inside-avoid">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
