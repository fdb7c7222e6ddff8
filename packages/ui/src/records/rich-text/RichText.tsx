import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Sanitised by the server: see `plan.generalInfo`. */
  html: string;
};

/** Headings, paragraphs, lists and tables that come as HTML. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      // the server sanitises it before it stores it
      dangerouslySetInnerHTML={{ __html: html }}
      className={cx(
        'space-y-3 break-words text-muted [&_a]:text-brand [&_a]:underline [&_strong]:text-ink',
        '[&_:is(h2,h3,h4)]:mt-5 [&_:is(h2,h3,h4)]:text-base [&_:is(h2,h3,h4)]:font-bold [&_:is(h2,h3,h4)]:text-ink',
        '[&_:is(ul,ol)]:space-y-1 [&_:is(ul,ol)]:ps-5 [&_ol]:list-decimal [&_ul]:list-disc',
        '[&_table]:w-full [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top',
        className,
      )}
    />
  );
}
