import { readDataFile } from '../../../core/data-file.ts';
import type { AccidentProduct, RiskClass } from './product.ts';

type ReferenceRates = {
  /** Death: per mille of the sum insured. */
  A: number;
  /** Permanent disability: per mille of the sum insured. */
  B: number;
  /** Temporary disability: percent of the sum of all weekly payments. */
  C_weekly_percent: number;
  /** Medical costs: per mille of the limit for medical costs. */
  D: number;
};
type ReferencePlan = {
  plan_code: string;
  insurer_code: string;
  plan_name: string;
  benefits: {
    A_meninggal: number;
    D_biaya_perawatan_maks_per_kejadian: number;
    santunan_pemakaman: number;
    santunan_rawat_inap_per_hari: number;
    santunan_rawat_inap_maks_hari: number;
  };
  age_min_years: number;
  age_max_years_entry: number;
  age_max_years_renewal: number;
  annual_premium_idr_by_risk_class: Record<'1' | '2' | '3', number>;
};
type ReferenceData = {
  risk_classes: {
    class: RiskClass;
    /** The Indonesian name and description. */
    name_id: string;
    description_id: string;
    rate_per_mille: ReferenceRates;
  }[];
  disability_table_percent_of_si: { item_id: string; percent: number }[];
  plans: ReferencePlan[];
};

/** The reference data; `server/seed/data/SOURCES.md` names their sources. */
export const accidentData: ReferenceData = JSON.parse(
  readDataFile('personal-accident/plans.json').toString('utf8'),
);

/** Returns name, occupations and rates of a risk class. */
export function classOf(riskClass: RiskClass): ReferenceData['risk_classes'][number] {
  const classRow = accidentData.risk_classes.find((row) => row.class === riskClass);
  if (!classRow) throw new Error(`The reference data has no class ${riskClass}`);
  return classRow;
}

/** The plans of the reference data, sold at the premium of class I to every age they accept. */
export const referenceProducts: AccidentProduct[] = accidentData.plans.map((plan) => ({
  code: plan.plan_code,
  insurer: plan.insurer_code,
  name: plan.plan_name,
  riskClass: 1,
  bands: [
    {
      minAge: plan.age_min_years,
      maxAge: plan.age_max_years_entry,
      value: plan.annual_premium_idr_by_risk_class[1],
    },
  ],
  sumInsured: plan.benefits.A_meninggal,
  medicalLimit: plan.benefits.D_biaya_perawatan_maks_per_kejadian,
  funeralLimit: plan.benefits.santunan_pemakaman,
  hospitalCash: {
    amount: plan.benefits.santunan_rawat_inap_per_hari,
    days: plan.benefits.santunan_rawat_inap_maks_hari,
  },
  weeklyCash: null,
  coversMotorcycle: false,
  coversSports: false,
  limitToBenefit: false,
  renewalAge: plan.age_max_years_renewal,
}));
