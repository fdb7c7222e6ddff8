import { Check, Minus } from 'lucide-react';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type CoverListsProps = WithHostProps<
  {
    /** Title and introduction of the list of covers. */
    headTitle: string;
    description: string;
    items: readonly { title: string; description: string }[];
    /** Losses that are not covered, one sentence each. */
    notCovered: readonly string[];
  },
  'section'
>;

const itemClass =
  'nu:flex nu:gap-3 nu:border-t nu:border-line nu:py-1.5 nu:max-sm:gap-2 nu:max-sm:text-sm nu:max-sm:leading-snug nu:md:py-3';

/** What the products of a line cover and do not cover, side by side. */
export function CoverLists({
  headTitle,
  description,
  items,
  notCovered,
  className,
  ...rest
}: CoverListsProps) {
  return (
    <section {...rest} className={cx('nu:container-page nu:py-5 nu:md:py-14', className)}>
      <h2 className="nu:text-h3 nu:sm:text-h2">Dijamin, dan tidak dijamin</h2>
      <p className="nu:mt-2 nu:max-w-2xl nu:text-muted nu:max-sm:text-sm">{description}</p>
      <div className="nu:mt-3 nu:grid nu:gap-x-14 nu:gap-y-4 nu:md:mt-8 nu:lg:grid-cols-2">
        <div>
          <h3 className="nu:mb-1.5 nu:text-h5">{headTitle}</h3>
          <ul className="nu:border-b nu:border-line">
            {items.map((item) => (
              <li key={item.title} className={itemClass}>
                <Check size={20} aria-hidden="true" className="nu:mt-0.5 nu:shrink-0 nu:text-ok" />
                <span>
                  <strong>{item.title}.</strong> <span className="nu:text-muted">{item.description}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        {notCovered.length > 0 && (
          <div>
            <h3 className="nu:mb-1.5 nu:text-h5">Yang tidak dijamin</h3>
            <ul className="nu:border-b nu:border-line">
              {notCovered.map((text) => (
                <li key={text} className={itemClass}>
                  <Minus size={20} aria-hidden="true" className="nu:mt-0.5 nu:shrink-0 nu:text-bad" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
