import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { ComponentType } from 'react';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import type { ExamplePremium } from './example-plan.ts';

/** A product family with one example premium for each of its lines. The first premium is shown large. */
export type FamilyPremiums = {
  href: string;
  label: string;
  /** Shown instead of the insured person or object when the family has no example. */
  note: string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  premiums: readonly Pick<ExamplePremium, 'productType' | 'object' | 'perMonth'>[];
};

export type PremiumTodayProps = WithHostProps<{ families: readonly FamilyPremiums[] }, 'ul'>;

/** Returns the other lines of a family with their monthly premiums: 'Gempa Bumi Rp283.334'. */
const otherPremiums = ([, ...others]: FamilyPremiums['premiums']): string =>
  others
    .map(({ productType, perMonth }) => `${lineOf(productType).label} ${formatRupiah(perMonth)}`)
    .join(' · ');

/** A link for each product family, with the example premiums of today and the insured person or object. */
export function PremiumToday({ families, className, ...rest }: PremiumTodayProps) {
  return (
    <ul
      {...rest}
      className={cx(
        'nu:relative nu:z-6 nu:grid nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-surface nu:sm:grid-cols-2 nu:lg:grid-cols-4',
        className,
      )}
    >
      {families.map(({ href, label, note, icon: Icon, premiums }) => {
        const [firstPremium] = premiums;
        return (
          <li
            key={href}
            className="nu:-mb-px nu:grid nu:border-b nu:border-line nu:sm:row-span-4 nu:sm:-me-px nu:sm:grid-rows-subgrid nu:sm:border-e"
          >
            <a
              href={href}
              className="nu:grid nu:grid-cols-[auto_1fr_auto] nu:items-center nu:gap-x-2.5 nu:px-3 nu:py-2 nu:hover:bg-brand-tint nu:sm:row-span-4 nu:sm:grid-cols-1 nu:sm:grid-rows-subgrid nu:sm:items-start nu:sm:gap-y-0 nu:sm:p-6"
            >
              <span className="nu:grid nu:size-9 nu:place-items-center nu:rounded-field nu:bg-brand-tint nu:text-brand nu:sm:size-11">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="nu:max-sm:leading-tight nu:sm:mt-3">
                <span className="nu:block nu:font-bold nu:max-sm:text-sm">{label}</span>
                <span className="nu:block nu:text-xs nu:text-muted nu:max-sm:leading-tight nu:sm:text-sm">
                  {firstPremium?.object ?? note}
                </span>
              </span>
              {firstPremium && (
                <span className="nu:text-end nu:text-xs nu:text-muted nu:max-sm:leading-tight nu:sm:mt-4 nu:sm:text-start nu:sm:text-sm">
                  mulai dari{' '}
                  <span className="nu:tabular nu:block nu:text-h5 nu:font-extrabold nu:text-ink nu:max-sm:leading-tight nu:sm:text-h4">
                    {formatRupiah(firstPremium.perMonth)}
                  </span>{' '}
                  per bulan
                </span>
              )}
              {premiums.length > 1 && (
                <span className="nu:col-span-full nu:text-xs nu:text-muted nu:max-sm:mt-1 nu:max-sm:leading-tight nu:sm:mt-2">
                  {otherPremiums(premiums)}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
