import type { Rupiah } from '../money/rupiah.ts';

/** A property that determines a premium; the value may be '2,08% – 2,29%'. */
export type TariffFact = { label: string; value: string };

/** One line of the calculation. `calculation` is a text, 'Rp300.000.000 × 2,08%', `amount` its result. */
export type PremiumLine = { label: string; calculation: string; amount: Rupiah };

/** The explanation of a premium [2 §2]: the properties that determine the premium, and each line of the calculation. */
export type PremiumExplanation = { facts: TariffFact[]; lines: PremiumLine[]; total: Rupiah };
