import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { breakEmails } from '../breakable-text/break-emails.tsx';
import { cx } from '../cx.ts';
import { keepDatesTogether } from '../keep-dates-together.ts';
import { Money } from '../money/index.ts';

export type Description = {
  title: ReactNode;
  value: ReactNode;
  /** Whether the value takes a whole row of the grid, for a long value such as a postal address. */
  wide?: boolean;
};

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Titles and values. */
  items: readonly Description[];
  /** `rows`: title left, value right. `stacked`: value below its title. `grid`: stacked, in columns that fit. */
  layout?: 'rows' | 'stacked' | 'grid';
};

const layouts = {
  rows: {
    list: 'nu:grid nu:gap-2.5',
    item: 'nu:flex nu:items-baseline nu:justify-between nu:gap-4',
    // A title is at least as wide as its longest word.
    title: 'nu:min-w-min nu:wrap-break-word',
    value: 'nu:text-end',
  },
  stacked: { list: 'nu:grid nu:gap-4', item: '', title: 'nu:min-w-0', value: '' },
  grid: {
    list: 'nu:grid nu:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] nu:gap-x-6 nu:gap-y-4',
    item: '',
    title: 'nu:min-w-0',
    value: '',
  },
};

/**
 * Returns whether a value is an e-mail address, which may wrap inside a word, because it can be longer than its
 * column.
 */
const isEmail = (value: ReactNode) => typeof value === 'string' && value.includes('@');

/** Returns whether a value is an amount or a rate, which never wraps; its title becomes narrower instead. */
const isAmount = (value: ReactNode) =>
  typeof value === 'string'
    ? /^(Rp[\d.]+|[\d.,]+[%‰])$/.test(value)
    : isValidElement(value) && value.type === Money;

/** A list of titles, each with its value. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  const classes = layouts[layout];
  return (
    <dl {...rest} data-layout={layout} className={cx(classes.list, className)}>
      {items.map((item, index) => (
        <div
          key={index}
          className={cx('nu:min-w-0', classes.item, item.wide && layout === 'grid' && 'nu:col-span-full')}
        >
          <dt className={cx('nu:text-[0.9375rem] nu:leading-6 nu:text-muted', classes.title)}>
            {item.title}
          </dt>
          <dd
            className={cx(
              'nu:font-semibold',
              isAmount(item.value) ? 'nu:shrink-0 nu:whitespace-nowrap' : 'nu:min-w-0',
              isEmail(item.value) && 'nu:wrap-anywhere',
              classes.value,
            )}
          >
            {typeof item.value === 'string' && !isEmail(item.value)
              ? keepDatesTogether(item.value)
              : breakEmails(item.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
