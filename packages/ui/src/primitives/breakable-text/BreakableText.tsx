import { type ComponentProps, Fragment } from 'react';
import { cx } from '../cx.ts';
import { breakableParts } from './breakable-parts.ts';

export type BreakableTextProps = Omit<ComponentProps<'span'>, 'children'> & { text: string };

/** A number, an id or an e-mail address that wraps after punctuation, not inside a word. */
export function BreakableText({ text, className, ...rest }: BreakableTextProps) {
  const parts = breakableParts(text);
  return (
    <span {...rest} className={cx('nu:[overflow-wrap:anywhere]', className)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
