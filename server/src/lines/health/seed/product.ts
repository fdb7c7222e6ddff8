import type { Product } from '../../insured-person/plan-seed.ts';

/** How often a limit applies, under the names of the reference data. */
export type Basis =
  | 'per_hari'
  | 'per_perawatan'
  | 'per_kejadian'
  | 'per_kunjungan'
  | 'per_kehamilan'
  | 'per_tahun'
  | 'sekali';

/** One benefit. `value` is in rupiah for the type 'numtsi', and in percent of the plan's yearly limit for 'percentage'. */
export type ProductBenefit = {
  item: string;
  basis: Basis;
  type: 'numtsi' | 'percentage';
  value: number;
  maxDaysPerYear: number | null;
};

export type ProductKind = 'inap' | 'santunan' | 'rawat-jalan' | 'melahirkan';

/** The cover of a health product, from which its plan is made. */
export type HealthProduct = Product & {
  kind: ProductKind;
  /** Rupiah a year; null when only single benefits have limits. */
  annualLimit: number | null;
  /** If true, pages refer to the benefit table of the policy instead of converting percentages to rupiah. */
  limitToBenefit: boolean;
  benefits: ProductBenefit[];
  /** Extensions that a consultant can add, not included in the premium. */
  extensions: { item: string; limit: number }[];
  coPaymentPercent: number;
  mechanisms: ('cashless' | 'reimbursement')[];
};
