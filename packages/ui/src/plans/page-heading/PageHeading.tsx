import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../primitives/breadcrumb/index.ts';

export type PageHeadingProps = {
  crumbs: readonly Crumb[];
  /** The heading and what belongs to it. */
  children: ReactNode;
  /** What was searched for: 'Lahir 01/01/1990'. */
  searchText: string;
  changeHref: string;
  /** 'Ubah tanggal lahir'. */
  changeLabel: string;
};

/** The white band above lists and details: where am I, for what search, and the way to change it [2 §2]. */
export function PageHeading({ crumbs, children, searchText, changeHref, changeLabel }: PageHeadingProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-page flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pt-4 pb-3 sm:pb-5">
        <div className="min-w-0 flex-[1_1_20rem]">
          <Breadcrumb items={crumbs} />
          {children}
        </div>
        <p className="flex min-h-11 items-center gap-1 text-[0.9375rem] text-muted sm:-mb-2">
          <span className="tabular whitespace-nowrap">{searchText}</span>
          <span aria-hidden="true">·</span>
          <a
            href={changeHref}
            aria-label={changeLabel}
            className="inline-flex min-h-11 items-center px-1 font-semibold text-brand underline underline-offset-4"
          >
            Ubah
          </a>
        </p>
      </div>
    </header>
  );
}
