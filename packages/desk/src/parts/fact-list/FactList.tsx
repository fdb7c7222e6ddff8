import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Fact = { title: string; value: ReactNode };

export type FactListProps = {
  facts: readonly Fact[];
  /** `stacked`: the title above the value, for narrow columns. */
  layout?: 'row' | 'stacked' | undefined;
  className?: string;
};

/** Titles and values in two columns, which can be compared by eye. Long values wrap. */
export function FactList({ facts, layout = 'row', className }: FactListProps) {
  return (
    <dl className={cx('nu:grid nu:text-sm', layout === 'stacked' && 'nu:gap-2', className)}>
      {facts.map(({ title, value }, index) => (
        <div
          key={index}
          className={cx(
            layout === 'row' &&
              'nu:grid nu:grid-cols-[minmax(6.5rem,38%)_minmax(0,1fr)] nu:gap-x-3 nu:border-b nu:border-line/70 nu:py-1.25 nu:last:border-0',
          )}
        >
          <dt className="nu:min-w-0 nu:wrap-anywhere nu:text-muted">{title}</dt>
          <dd className="nu:min-w-0 nu:font-medium nu:wrap-anywhere nu:whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type FactSectionProps = Pick<FactListProps, 'facts' | 'layout'> & {
  title: string;
  children?: ReactNode;
};

/** Facts under a heading; nothing without facts and content. */
export function FactSection({ title, facts, layout, children }: FactSectionProps) {
  if (facts.length === 0 && !children) return null;
  return (
    <section aria-label={title} className="nu:border-b nu:border-line nu:px-4 nu:py-3 nu:last:border-0">
      <h2 className="nu:mb-1 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">{title}</h2>
      {facts.length > 0 && <FactList facts={facts} layout={layout} />}
      {children}
    </section>
  );
}
