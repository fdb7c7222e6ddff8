import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { ExamplePremium } from './example-plan.ts';

export type PremiumTodayProps = { premiums: readonly ExamplePremium[] };

/** The lowest premium of each line in one table-like row, with the person or object that it is for. */
export function PremiumToday({ premiums }: PremiumTodayProps) {
  return (
    <ul className="nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-surface nu:md:grid nu:md:grid-cols-3">
      {premiums.map(({ productType, object, perMonth }) => {
        const { label, landingPath } = lineOf(productType);
        return (
          <li key={productType} className="nu:-mb-px nu:border-b nu:border-line nu:md:-me-px nu:md:border-e">
            <a
              href={landingPath}
              className="nu:flex nu:h-full nu:items-center nu:justify-between nu:gap-4 nu:px-4 nu:py-2 nu:hover:bg-brand-tint nu:md:flex-col nu:md:items-start nu:md:p-6"
            >
              <span>
                <span className="nu:block nu:font-bold">{label}</span>
                <span className="nu:block nu:text-sm nu:text-muted">{object}</span>
              </span>
              <span className="nu:shrink-0 nu:text-end nu:text-xs nu:md:text-sm nu:text-muted nu:md:text-start">
                <span className="nu:max-md:me-1">mulai dari</span>
                <span className="nu:tabular nu:block nu:text-h5 nu:font-extrabold nu:text-ink nu:md:text-h4">
                  {formatRupiah(perMonth)}
                </span>
                per bulan
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
