import type { Rupiah } from '../money/rupiah.ts';

/** A fact that a premium depends on: '2,08% – 2,29%'. */
export type TariffFact = { label: string; value: string };

/** One line of arithmetic: 'Rp300.000.000 × 2,08%' is 'Rp6.240.000'. */
export type PremiumLine = { label: string; sum: string; amount: Rupiah };

/** The explanation of a premium [2 §2]: its facts, and its calculation line by line. */
export type PremiumExplanation = { facts: TariffFact[]; lines: PremiumLine[]; total: Rupiah };
