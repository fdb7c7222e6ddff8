import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';

type ContentItem = { title: string; description: string };

export type ContentSectionProps = {
  headTitle: string;
  description: string;
  items: readonly ContentItem[];
  /**
   * `list`: two columns of items next to the heading; `steps`: a numbered timeline; `table`: one row per item.
   * On a phone, `list` and `steps` are one row that scrolls sideways.
   */
  variant: 'list' | 'steps' | 'table';
};

type ItemsProps = { label: string; items: readonly ContentItem[] };

/** A row that scrolls sideways on a phone, also with the arrow keys. */
function PhoneRow({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the focus for the arrow keys
      tabIndex={0}
      className={cx('nu:max-sm:-mx-4 nu:max-sm:overflow-x-auto nu:max-sm:px-4 nu:max-sm:pb-2', className)}
    />
  );
}

const phoneList = 'nu:max-sm:flex nu:max-sm:w-max nu:max-sm:gap-5';
const phoneItem = 'nu:max-sm:w-60 nu:max-sm:shrink-0';

function Steps({ label, items }: ItemsProps) {
  return (
    <PhoneRow aria-label={label} className="nu:mt-5 nu:md:mt-8">
      <ol className={cx('nu:grid nu:gap-6 nu:md:auto-cols-fr nu:md:grid-flow-col', phoneList)}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={phoneItem}>
            <span className="nu:flex nu:items-center nu:gap-2" aria-hidden="true">
              <span className="nu:tabular nu:grid nu:size-9 nu:shrink-0 nu:place-items-center nu:rounded-full nu:bg-brand nu:font-bold nu:text-on-brand">
                {index + 1}
              </span>
              {index < items.length - 1 && <span className="nu:h-px nu:flex-1 nu:bg-line" />}
            </span>
            <h3 className="nu:mt-3 nu:text-h5">{title}</h3>
            <p className="nu:mt-1 nu:text-muted nu:max-sm:text-sm">{description}</p>
          </li>
        ))}
      </ol>
    </PhoneRow>
  );
}

const renderRows = (items: readonly ContentItem[], rowClass: string) =>
  items.map(({ title, description }) => (
    <div key={title} className={cx('nu:border-t nu:border-line nu:py-1.5 nu:sm:py-3', rowClass)}>
      <dt className="nu:font-bold">{title}</dt>
      <dd className="nu:text-muted nu:max-sm:text-sm">{description}</dd>
    </div>
  ));

function List({ label, items }: ItemsProps) {
  return (
    <PhoneRow aria-label={label}>
      <dl className={cx('nu:grid nu:content-start nu:gap-x-8 nu:sm:grid-cols-2', phoneList)}>
        {renderRows(items, phoneItem)}
      </dl>
    </PhoneRow>
  );
}

function Table({ items }: Pick<ItemsProps, 'items'>) {
  return (
    <dl className="nu:mt-5 nu:border-b nu:border-line">
      {renderRows(items, 'nu:sm:grid nu:sm:grid-cols-[1fr_2fr] nu:sm:gap-6')}
    </dl>
  );
}

/** A section of a content page: heading, sentence and items, without icons. */
export function ContentSection({ headTitle, description, items, variant }: ContentSectionProps) {
  return (
    <section className="nu:container-page nu:py-6 nu:md:py-14">
      <div className={cx(variant === 'list' && 'nu:grid nu:gap-x-12 nu:gap-y-5 nu:lg:grid-cols-[1fr_2fr]')}>
        <div>
          <h2 className="nu:text-h2">{headTitle}</h2>
          <p className="nu:mt-2 nu:max-w-2xl nu:text-muted nu:md:mt-3">{description}</p>
        </div>
        <div className="nu:min-w-0">
          {variant === 'steps' && <Steps label={`Langkah: ${headTitle}`} items={items} />}
          {variant === 'list' && <List label={`Daftar: ${headTitle}`} items={items} />}
          {variant === 'table' && <Table items={items} />}
        </div>
      </div>
    </section>
  );
}
