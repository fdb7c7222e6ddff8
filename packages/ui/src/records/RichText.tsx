import type { ComponentProps } from 'react';
import { cx } from '../primitives/cx.ts';

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML that the server sanitized, such as `plan.generalInfo`. */
  html: string;
};

/** Headings, paragraphs, lists and tables from HTML. */
export function RichText({ html, className, ...elementProps }: RichTextProps) {
  return (
    <div
      {...elementProps}
      // The HTML contains no scripts: the server sanitizes the HTML before storing it.
      dangerouslySetInnerHTML={{ __html: html }}
      className={cx(
        'nu:space-y-3 nu:break-words nu:text-muted nu:[&_a]:text-brand nu:[&_a]:underline nu:[&_strong]:text-ink',
        'nu:[&_:is(h2,h3,h4)]:mt-5 nu:[&_:is(h2,h3,h4)]:text-base nu:[&_:is(h2,h3,h4)]:font-bold nu:[&_:is(h2,h3,h4)]:text-ink',
        'nu:[&_:is(ul,ol)]:space-y-1 nu:[&_:is(ul,ol)]:ps-5 nu:[&_ol]:list-decimal nu:[&_ul]:list-disc',
        'nu:[&_table]:w-full nu:[&_:is(td,th)]:border-b nu:[&_:is(td,th)]:border-line nu:[&_:is(td,th)]:py-2 nu:[&_:is(td,th)]:pe-3 nu:[&_:is(td,th)]:text-start nu:[&_:is(td,th)]:align-top',
        className,
      )}
    />
  );
}
