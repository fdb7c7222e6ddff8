import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../primitives/breadcrumb/index.ts';
import { cx } from '../primitives/cx.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { Link } from '../primitives/link/index.ts';
import { planPriceMessages } from './messages.ts';

/**
 * `band`: a full-width band with a breadcrumb, for this site. `plain`: no band and no breadcrumb, for a partner's
 * page.
 */
export type PageHeadingVariant = 'band' | 'plain';

export type PageHeadingProps = {
  variant: PageHeadingVariant;
  crumbs: readonly Crumb[];
  /** The heading element, and content that belongs to it. */
  children: ReactNode;
  /** A summary of the search: 'Lahir 01/01/1990'. */
  searchText: string;
  /**
   * Reserves two lines for the search text on a phone, because the text of a vehicle or a building gets longer when the
   * list has loaded.
   */
  reservesTwoLines?: boolean;
  changeHref: string;
  /** Label of the link that changes the search: 'Ubah tanggal lahir'. */
  changeLabel: string;
};

/** The heading of a plan list or a plan's page, with the search and a link that changes the search [2 §2]. */
export function PageHeading({
  variant,
  crumbs,
  children,
  searchText,
  reservesTwoLines = false,
  changeHref,
  changeLabel,
}: PageHeadingProps) {
  const texts = useMessages('PlanPrice', planPriceMessages);
  return (
    <div className={cx(variant === 'band' && 'nu:border-b nu:border-line nu:bg-surface')}>
      <div className="nu:container-page nu:flex nu:flex-wrap nu:items-end nu:justify-between nu:gap-x-6 nu:gap-y-1 nu:pt-4 nu:pb-3 nu:@tablet:pb-5">
        <div className="nu:min-w-0 nu:flex-[1_1_20rem]">
          {variant === 'band' && <Breadcrumb items={crumbs} />}
          {children}
        </div>
        <p
          className={cx(
            'nu:flex nu:min-h-11 nu:items-center nu:gap-2 nu:text-[0.9375rem] nu:text-muted nu:@tablet:-mb-2',
            reservesTwoLines && 'nu:@max-tablet:min-h-[3.375rem]',
          )}
        >
          <span className="nu:tabular">{searchText}</span>
          <Link
            href={changeHref}
            aria-label={changeLabel}
            className="nu:inline-flex nu:min-h-11 nu:items-center nu:px-1 nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4 nu:print:hidden"
          >
            {texts.change}
          </Link>
        </p>
      </div>
    </div>
  );
}
