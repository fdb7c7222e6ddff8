import { applyRate, PPM } from '../money/rate.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** The parts of a yearly price: the premium of a plan with one cover, the premium of each cover of a building, and the fee. */
export const PREMIUM_ROW_PARTS = ['premium', 'fire', 'earthquake', 'flood', 'adminFee'] as const;
export type PremiumRowPart = (typeof PREMIUM_ROW_PARTS)[number];

/** A row of a yearly price: the premium of a part, or a fee. */
export type PremiumRow = {
  part: PremiumRowPart;
  label: string;
  amount: Rupiah;
  /** In parts per million of the sum insured; absent if no whole number gives exactly this amount. */
  rate?: number | undefined;
};

type PricedCard = {
  premium: Rupiah;
  adminFee: Rupiah;
  /** The premiums of a building, by part. */
  parts?: {
    fire: { basePremi: Rupiah } | null;
    earthquake: { basePremi: Rupiah } | null;
    flood: Rupiah | null;
  };
};

/** Returns the rate that gives exactly this amount for the sum insured; `undefined` if no whole number does. */
function rateOf(amount: Rupiah, sumInsured: Rupiah): number | undefined {
  const rate = Math.round((amount / sumInsured) * PPM);
  return applyRate(sumInsured, rate) === amount ? rate : undefined;
}

function premiumsOf({ premium, parts }: PricedCard): PremiumRow[] {
  if (!parts) return [{ part: 'premium', label: 'Premi', amount: premium }];
  const { fire, earthquake, flood } = parts;
  return [
    ...(fire ? [{ part: 'fire', label: 'Premi kebakaran', amount: fire.basePremi } as const] : []),
    ...(earthquake
      ? [{ part: 'earthquake', label: 'Premi gempa bumi', amount: earthquake.basePremi } as const]
      : []),
    ...(flood === null ? [] : [{ part: 'flood', label: 'Perluasan banjir', amount: flood } as const]),
  ];
}

/** Returns the total of rows. */
export const totalOfRows = (rows: readonly Pick<PremiumRow, 'amount'>[]): Rupiah =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** Returns the yearly price of a plan in rows, which add up to its price in lists [2 §9]. */
export const premiumRows = (card: PricedCard, sumInsured: Rupiah | null): PremiumRow[] => [
  ...premiumsOf(card).map((row) =>
    sumInsured === null ? row : { ...row, rate: rateOf(row.amount, sumInsured) },
  ),
  { part: 'adminFee', label: 'Biaya admin', amount: card.adminFee },
];
