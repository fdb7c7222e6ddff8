import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean };

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** Name shared by the items: opening one item closes the others. */
  name?: string;
};

/**
 * A list of items that expand. The items are `<details>` elements, which work without JavaScript and which the
 * browser's search in the page can open.
 */
export function Accordion({ items, name, className, ...rest }: AccordionProps) {
  return (
    <div {...rest} className={cx('nu:divide-y nu:divide-line nu:border-y nu:border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className="nu:group">
          <summary className="nu:flex nu:min-h-14 nu:items-center nu:justify-between nu:gap-4 nu:rounded-lg nu:py-3 nu:font-semibold nu:hover:text-brand">
            <span className="nu:min-w-0">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="nu:shrink-0 nu:text-muted nu:transition-transform nu:group-open:rotate-180"
            />
          </summary>
          <div className="nu:pb-5 nu:text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
