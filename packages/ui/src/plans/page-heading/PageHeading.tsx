import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../primitives/breadcrumb/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Link } from '../../primitives/link/index.ts';

/** A band across the page with the way here, as where the page is ours; or the heading alone, on the page of another. */
export type PageHeadingLook = 'band' | 'plain';

export type PageHeadingProps = {
  look: PageHeadingLook;
  crumbs: readonly Crumb[];
  /** The heading and what belongs to it. */
  children: ReactNode;
  /** What was searched for: 'Lahir 01/01/1990'. */
  searchText: string;
  /** It grows to a second line on a phone once more is known: room for that from the start. */
  growing?: boolean;
  changeHref: string;
  /** 'Ubah tanggal lahir'. */
  changeLabel: string;
};

/** Above lists and details: where am I, for what search, and the way to change it [2 §2]. */
export function PageHeading({
  look,
  crumbs,
  children,
  searchText,
  growing = false,
  changeHref,
  changeLabel,
}: PageHeadingProps) {
  return (
    <div className={cx(look === 'band' && 'nu:border-b nu:border-line nu:bg-surface')}>
      <div className="nu:container-page nu:flex nu:flex-wrap nu:items-end nu:justify-between nu:gap-x-6 nu:gap-y-1 nu:pt-4 nu:pb-3 nu:@tablet:pb-5">
        <div className="nu:min-w-0 nu:flex-[1_1_20rem]">
          {look === 'band' && <Breadcrumb items={crumbs} />}
          {children}
        </div>
        <p
          className={cx(
            'nu:flex nu:min-h-11 nu:items-center nu:gap-2 nu:text-[0.9375rem] nu:text-muted nu:@tablet:-mb-2',
            growing && 'nu:@max-tablet:min-h-[3.375rem]',
          )}
        >
          <span className="nu:tabular">{searchText}</span>
          <Link
            href={changeHref}
            aria-label={changeLabel}
            className="nu:inline-flex nu:min-h-11 nu:items-center nu:px-1 nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            Ubah
          </Link>
        </p>
      </div>
    </div>
  );
}
