import type { ComponentProps, ReactNode } from 'react';
import { BreakableText } from '../breakable-text/index.ts';
import { cx } from '../cx.ts';

export type Description = { title: ReactNode; value: ReactNode };

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Titles with their values. */
  items: readonly Description[];
  /** `rows`: title left, value right. `stacked`: value below its title. `grid`: stacked, in columns that fit. */
  layout?: 'rows' | 'stacked' | 'grid';
};

const layouts = {
  rows: {
    list: 'nu:grid nu:gap-2.5',
    item: 'nu:flex nu:items-baseline nu:justify-between nu:gap-4',
    value: 'nu:text-end',
  },
  stacked: { list: 'nu:grid nu:gap-4', item: '', value: '' },
  grid: {
    list: 'nu:grid nu:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] nu:gap-x-6 nu:gap-y-4',
    item: '',
    value: '',
  },
};

/** An address of mail is the longest word of a record. */
const readable = (value: ReactNode): ReactNode =>
  typeof value === 'string' && value.includes('@') ? <BreakableText text={value} /> : value;

export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  const classes = layouts[layout];
  return (
    <dl {...rest} data-layout={layout} className={cx(classes.list, className)}>
      {items.map((item, index) => (
        <div key={index} className={cx('nu:min-w-0', classes.item)}>
          <dt className="nu:text-[0.9375rem] nu:leading-6 nu:text-muted">{item.title}</dt>
          <dd className={cx('nu:min-w-0 nu:font-semibold', classes.value)}>{readable(item.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
