import type { Rupiah } from '../money/rupiah.ts';

/** A property that a premium depends on; the value may be '2,08% – 2,29%'. */
export type TariffFact = { label: string; value: string };

/** One line of the calculation. `sum` is the calculation as text, 'Rp300.000.000 × 2,08%', `amount` its result. */
export type PremiumLine = { label: string; sum: string; amount: Rupiah };

/** The explanation of a premium [2 §2]: the properties that it depends on, and each line of the calculation. */
export type PremiumExplanation = { facts: TariffFact[]; lines: PremiumLine[]; total: Rupiah };
