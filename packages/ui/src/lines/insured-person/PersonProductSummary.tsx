import { type IsoDate, possibleAge } from '@naungan/domain/dates';
import {
  PERSON_TERM_YEARS,
  type PersonPriceInput,
  type ProductType,
  personPrice,
} from '@naungan/domain/lines';
import type { PersonPlan as Plan } from '@naungan/domain/lines/insured-person/record';
import { benefitPoints, SummaryFrame } from '../product-summary/SummaryFrame.tsx';
import { claimMechanismText } from './plan-terms.ts';
import { planRisks } from './risks.ts';

export type PersonProductSummaryProps = {
  line: ProductType;
  plan: Plan;
  /** Input of the premium simulation; `null` before a search. */
  priceInput: PersonPriceInput | null;
  today: IsoDate;
};

/** The product summary of a plan for a person, on at most two sheets of paper. */
export function PersonProductSummary({ line, plan, priceInput, today }: PersonProductSummaryProps) {
  const age = priceInput && possibleAge(priceInput.birthDate, today);
  const price = priceInput && personPrice(plan, { ...priceInput, printPolicy: false }, today);
  return (
    <SummaryFrame
      line={line}
      plan={plan}
      term={{ years: PERSON_TERM_YEARS }}
      premiumBasis="menurut usia tertanggung"
      benefits={benefitPoints(plan, plan.limitClaim)}
      risks={planRisks(plan)}
      conditions={[`Usia tertanggung ${plan.ages.minAge} s/d ${plan.ages.maxAge} tahun.`]}
      procedure={[
        ...plan.claimMecanism.map((mechanism) => `Klaim: ${claimMechanismText(mechanism)}.`),
        ...(plan.coolingPeriod > 0
          ? [
              `Polis boleh dipelajari ${plan.coolingPeriod} hari sejak diterima; dalam masa itu Anda dapat membatalkannya.`,
            ]
          : []),
      ]}
      simulation={{ price, text: simulationText(age, price !== null) }}
    />
  );
}

function simulationText(age: number | null, isPriced: boolean): string {
  if (age === null) return 'Isi tanggal lahir tertanggung untuk melihat simulasi biaya.';
  return isPriced ? `Tertanggung berusia ${age} tahun` : `Usia ${age} tahun di luar batas usia produk ini.`;
}
