import type { Product } from '../../person/seed/plan-to-store.ts';

/** How often a limit applies; names are those of the given data. */
export type Basis =
  | 'per_hari'
  | 'per_perawatan'
  | 'per_kejadian'
  | 'per_kunjungan'
  | 'per_kehamilan'
  | 'per_tahun'
  | 'sekali';

/** One benefit. `percentage` is percent of the plan's yearly limit, `numtsi` is rupiah. */
export type ProductBenefit = {
  item: string;
  basis: Basis;
  type: 'numtsi' | 'percentage';
  value: number;
  maxDaysPerYear: number | null;
};

export type ProductKind = 'inap' | 'santunan' | 'rawat-jalan' | 'melahirkan';

/** A health product before it is dressed as a plan: what the insurer covers and for how much. */
export type HealthProduct = Product & {
  kind: ProductKind;
  /** Rupiah a year; null when each benefit has its own limit only. */
  annualLimit: number | null;
  /** Percentages are read from the insurer's table instead of being computed from the limit. */
  limitToBenefit: boolean;
  benefits: ProductBenefit[];
  /** Extensions that a consultant can add; not part of the premium. */
  optional: { item: string; limit: number }[];
  coPaymentPercent: number;
  mechanisms: ('cashless' | 'reimbursement')[];
};
