import { benefitText, type LimitClaim } from '@naungan/domain/benefit';
import type { BenefitPlan } from '@naungan/domain/benefit/record';
import type { ServiceFeeRule } from '@naungan/domain/fee';
import { daysText, lineOf, type Price, type ProductType, termText } from '@naungan/domain/lines';
import { formatDecimal, formatRupiah } from '@naungan/domain/money';
import type { Product } from '@naungan/domain/product/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { SummaryPart, SummaryPoints } from './SummaryPart.tsx';

export type SummaryFrameProps = {
  line: ProductType;
  plan: Pick<
    Product,
    'productName' | 'insuranceCompany' | 'attachments' | 'adminFee' | 'policyPrintFee' | 'serviceFee'
  >;
  /**
   * The duration of the cover: either whole years, after which the policy can be renewed, or the number of
   * ordered days.
   */
  term: { years: number } | { days: number };
  /** Whether the customer can have the policy printed. */
  canBePrinted?: boolean;
  /** What the premium depends on: 'menurut usia tertanggung'. */
  premiumBasis: string;
  benefits: readonly string[];
  risks: readonly string[];
  /** Conditions for the insured person or object, shown before the required documents. */
  conditions: readonly string[];
  /** Claims and cancellation, shown after the documents. */
  procedure?: readonly string[];
  /** `text` describes the insured person or object of the simulation; without a price it states why there is none. */
  simulation: { text: string; price: Price | null };
};

/** The 'Ringkasan Informasi Produk' of any line: benefits, risks, requirements, costs and a simulation of one product. */
export function SummaryFrame(props: SummaryFrameProps) {
  const { line, plan, term, canBePrinted = true } = props;
  const { benefits, risks, conditions, procedure = [], simulation } = props;
  const documents = plan.attachments.map(({ name, required }) => `${name}${required ? '' : ' (bila ada)'}.`);
  return (
    <div className="nu:grid nu:gap-6 nu:print:gap-4 nu:print:text-[0.875rem] nu:print:leading-5">
      <DescriptionList
        items={[
          { title: 'Produk', value: plan.productName },
          { title: 'Penanggung', value: plan.insuranceCompany.company_name },
          { title: 'Jenis', value: lineOf(line).familyLabel },
          {
            title: 'Masa pertanggungan',
            value: 'days' in term ? daysText(term.days) : `${termText(term.years)}, dapat diperpanjang`,
          },
          { title: 'Mata uang', value: 'Rupiah' },
        ]}
      />
      <SummaryPart title="Manfaat">
        <SummaryPoints points={benefits} />
      </SummaryPart>
      <SummaryPart title="Risiko">
        <SummaryPoints points={risks} />
      </SummaryPart>
      <SummaryPart title="Persyaratan dan tata cara">
        <SummaryPoints points={[...conditions, ...documents, ...procedure]} />
      </SummaryPart>
      <SummaryPart title="Biaya">
        <SummaryPoints points={costPoints(props)} />
      </SummaryPart>
      <SummaryPart title="Simulasi">
        {simulation.price === null ? (
          <p>{simulation.text}</p>
        ) : (
          <>
            <p className="nu:mb-3">
              {simulation.text}
              {canBePrinted && ', e-polis tanpa cetak'}, {termInWords(term)}:
            </p>
            <PriceBreakdown rows={simulation.price.rows} total={simulation.price.amounts.total} />
          </>
        )}
      </SummaryPart>
      <p className="nu:text-sm nu:text-muted">
        Ringkasan ini bukan polis. Bila ada perbedaan, yang berlaku adalah ketentuan dalam polis dari
        perusahaan asuransi.
      </p>
    </div>
  );
}

/** A risk that the summary of every product shows. */
export const MISSTATEMENT_RISK =
  'Klaim dapat ditolak bila keterangan atau deklarasi yang Anda berikan tidak benar atau tidak lengkap.';

/** Returns one text for each benefit: 'Kamar: Rp500.000, per hari'. */
export const benefitPoints = ({ benefits }: Pick<BenefitPlan, 'benefits'>, limit: LimitClaim) =>
  benefits.flatMap(({ items }) =>
    items.map(({ featureId, value, maximum }) => {
      const text = benefitText({ type: featureId.type, value }, limit);
      return `${featureId.name}: ${[text, maximum.trim()].filter(Boolean).join(', ')}`;
    }),
  );

function termInWords(term: SummaryFrameProps['term']): string {
  if ('days' in term) return daysText(term.days);
  return term.years === 1 ? 'satu tahun' : termText(term.years);
}

function costPoints({ plan, term, canBePrinted = true, premiumBasis }: SummaryFrameProps): string[] {
  const { adminFee, policyPrintFee, serviceFee } = plan;
  return [
    `Premi ${premiumBasis}, dibayar sekaligus untuk ${termInWords(term)}. Komisi pialang sudah termasuk di dalamnya.`,
    `Biaya admin ${formatRupiah(adminFee)}.`,
    ...(canBePrinted ? [`Cetak polis ${formatRupiah(policyPrintFee)}, hanya bila Anda memintanya.`] : []),
    ...(serviceFee.useServiceFee ? [`Biaya layanan ${serviceFeeText(serviceFee)}.`] : []),
  ];
}

/** Returns, for example, 'Rp25.000' or '1% dari premi, paling banyak Rp75.000'. */
const serviceFeeText = ({ method, value, maximumValue }: ServiceFeeRule): string =>
  method === 'percentage'
    ? `${formatDecimal(value)}% dari premi, paling banyak ${formatRupiah(maximumValue)}`
    : formatRupiah(value);
