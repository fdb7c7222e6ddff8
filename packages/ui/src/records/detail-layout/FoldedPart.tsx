import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type FoldedPartProps = WithHostProps<
  {
    title: string;
    /** Id to which the page's table of contents links. */
    id?: string;
    /** Level of the title: 3 in a `DetailGroup`, 2 in a section of the page. */
    level?: 2 | 3;
    /** Number of entries, shown next to the title. */
    count?: number;
    children: ReactNode;
  },
  'section'
>;

/** A long part of a page: closed on screen, open on paper. */
export function FoldedPart({ title, id, level = 3, count, children, className, ...rest }: FoldedPartProps) {
  const titleId = useId();
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={titleId}
      className={cx('nu:print:break-inside-avoid', className)}
    >
      <details className="nu:group nu:-my-2">
        <summary className="nu:flex nu:min-h-11 nu:items-center nu:gap-2 nu:rounded-lg nu:hover:text-brand">
          <Heading
            level={level}
            id={titleId}
            className={level === 2 ? 'nu:text-h4' : 'nu:text-base nu:font-bold'}
          >
            {title}
          </Heading>
          {count !== undefined && <span className="nu:text-muted">({count})</span>}
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="nu:ms-auto nu:shrink-0 nu:text-muted nu:transition-transform nu:group-open:rotate-180"
          />
        </summary>
        <div className="nu:pt-3">{children}</div>
      </details>
    </section>
  );
}
