import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean };

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** Name shared by the items: opening one closes the others. */
  name?: string;
};

/** `<details>`: works without script, and the browser's search finds what is folded away. */
export function Accordion({ items, name, className, ...rest }: AccordionProps) {
  return (
    <div {...rest} className={cx('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 rounded-lg py-3 font-semibold hover:text-brand">
            <span className="min-w-0">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
