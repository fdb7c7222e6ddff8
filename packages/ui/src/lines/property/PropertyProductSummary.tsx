import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { ProductType } from '@naungan/domain/lines';
import {
  PROPERTY_TYPE_ROWS,
  type PropertyPriceInput,
  propertyPrice,
  TERM_YEARS,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { formatRupiah } from '@naungan/domain/money';
import { benefitPoints, MISSTATEMENT_RISK, SummaryFrame } from '../product-summary/SummaryFrame.tsx';
import { propertyTerms } from './plan-terms.ts';

export type PropertyProductSummaryProps = {
  line: ProductType;
  plan: AnyPropertyPlan;
  /** Input of the premium simulation; `null` before a search. */
  priceInput: PropertyPriceInput | null;
};

/** `ownRisk` is the deductible of each cover. */
const riskPoints = ({ ownRisk, notCovered }: AnyPropertyPlan) => [
  MISSTATEMENT_RISK,
  'Ganti rugi berkurang bila harga bangunan yang diisi lebih rendah dari biaya membangunnya kembali.',
  ...ownRisk.map(({ name, value }) => `Risiko sendiri, ${name.toLowerCase()}: ${value}.`),
  ...notCovered.map((point) => `Tidak dijamin: ${point}`),
];

function premiumText(type: AnyPropertyPlan['typeCoverage']): string {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[type];
  const fireText = 'menurut tarif OJK untuk okupasi dan kelas konstruksi';
  if (!earthquake) return fireText;
  return fire ? `${fireText}, serta untuk zona gempa bumi` : 'menurut tarif OJK untuk zona gempa bumi';
}

/** The product summary for a building. */
export function PropertyProductSummary({ line, plan, priceInput }: PropertyProductSummaryProps) {
  const price = priceInput && propertyPrice(plan, { ...priceInput, printPolicy: false });
  return (
    <SummaryFrame
      line={line}
      plan={plan}
      term={{ years: priceInput?.timePeriod ?? TERM_YEARS.initial }}
      premiumBasis={premiumText(plan.typeCoverage)}
      benefits={[...plan.coverage, ...benefitPoints(plan, LIMIT_IN_TABLE)]}
      risks={riskPoints(plan)}
      conditions={propertyTerms(plan).map(({ title, value }) => `${title}: ${value}.`)}
      simulation={{ price, text: simulationText(priceInput, price !== null) }}
    />
  );
}

function simulationText(priceInput: PropertyPriceInput | null, isPriced: boolean): string {
  if (!priceInput) return 'Isi data bangunan Anda untuk melihat simulasi biaya.';
  if (!isPriced) return 'Produk ini tidak tersedia untuk bangunan Anda.';
  return `Bangunan seharga ${formatRupiah(priceInput.building.buildingPrices)}`;
}
