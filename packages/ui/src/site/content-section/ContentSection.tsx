import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
export type ContentSectionProps = WithHostProps<
  {
    headTitle: string;
    description: string;
    items: readonly { title: string; description: string }[];
  },
  'section'
>;

/** A section of a content page: a heading, and next to it two columns of short texts, separated by hairlines. */
export function ContentSection({ headTitle, description, items, className, ...rest }: ContentSectionProps) {
  return (
    <section
      {...rest}
      className={cx(
        'nu:container-page nu:grid nu:gap-x-12 nu:gap-y-3 nu:py-5 nu:md:gap-y-5 nu:md:py-14 nu:lg:grid-cols-[1fr_2fr]',
        className,
      )}
    >
      <div>
        <h2 className="nu:text-h3 nu:sm:text-h2">{headTitle}</h2>
        <p className="nu:mt-2 nu:max-w-2xl nu:text-muted nu:max-sm:text-sm nu:md:mt-3">{description}</p>
      </div>
      <dl className="nu:grid nu:content-start nu:gap-x-8 nu:sm:grid-cols-2">
        {items.map((item) => (
          <div key={item.title} className="nu:border-t nu:border-line nu:py-1.5 nu:sm:py-3">
            <dt className="nu:font-bold">{item.title}</dt>
            <dd className="nu:text-muted nu:max-sm:text-sm nu:max-sm:leading-snug">{item.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
