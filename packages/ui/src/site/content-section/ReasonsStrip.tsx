import { ArrowRight } from 'lucide-react';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type ReasonsStripProps = WithHostProps<
  {
    headTitle: string;
    items: readonly { title: string }[];
    /** URL of the page that has the reasons in full. */
    href: string;
  },
  'section'
>;

/** The titles of the reasons to choose this broker, on one line. The descriptions are on another page. */
export function ReasonsStrip({ headTitle, items, href, className, ...rest }: ReasonsStripProps) {
  return (
    <section {...rest} className={cx('nu:container-page nu:py-3 nu:md:py-5', className)}>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-6">
        <h2 className="nu:text-h5">{headTitle}</h2>
        <a
          href={href}
          className="nu:inline-flex nu:min-h-11 nu:items-center nu:gap-2 nu:text-sm nu:font-semibold nu:text-brand nu:hover:underline"
        >
          Baca alasan selengkapnya
          <ArrowRight size={18} aria-hidden="true" />
        </a>
      </div>
      <ul className="nu:text-sm nu:text-muted">
        {items.map(({ title }, index) => (
          <li key={title} className="nu:inline">
            {index > 0 && <span aria-hidden="true"> · </span>}
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
