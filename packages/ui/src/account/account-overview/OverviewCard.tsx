import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Link } from '../../primitives/link/index.ts';

export type OverviewCardProps = {
  title: string;
  /** Link to the whole list. */
  listLink?: { label: string; href: string } | undefined;
  children: ReactNode;
};

/** A section of the overview with a title and a link to the whole list. */
export function OverviewCard({ title, listLink, children }: OverviewCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nu:min-w-0">
      <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-4">
        <Heading id={id} level={2} className="nu:text-h5">
          {title}
        </Heading>
        {listLink && (
          <Link
            href={listLink.href}
            className="nu:inline-flex nu:min-h-11 nu:items-center nu:text-sm nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            {listLink.label}
          </Link>
        )}
      </div>
      <Card padding="none" className="nu:mt-1">
        {children}
      </Card>
    </section>
  );
}

/** A row that links to its record. */
export function OverviewRow({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-1.5 nu:p-4 nu:hover:bg-paper nu:focus-visible:-outline-offset-2"
      >
        {children}
      </Link>
    </li>
  );
}
