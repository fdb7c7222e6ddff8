import type { Rupiah } from '../money/rupiah.ts';

/** A fact that determines a premium: a label such as 'Batas tarif OJK', and a value such as '2,08% – 2,29%'. */
export type TariffFact = { label: string; value: string };

/** One line of the calculation. `calculation` is a text such as 'Rp300.000.000 × 2,08%'; `amount` is its result. */
export type PremiumLine = { label: string; calculation: string; amount: Rupiah };

/** The explanation of a premium [2 §2]: the facts that determine the premium, and each line of the calculation. */
export type PremiumExplanation = { facts: TariffFact[]; lines: PremiumLine[]; total: Rupiah };
