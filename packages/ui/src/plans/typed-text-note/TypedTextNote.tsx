import { otherLineOf, type ProductType } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { typedTextMessages } from './messages.ts';
import { OtherLineHint } from './OtherLineHint.tsx';

export type TypedTextNoteProps = WithHostProps<
  {
    /** The text that the visitor typed. */
    text: string;
    /** The line of the form. A text that means another line leads to that line's page. */
    line: ProductType;
    /** The parts of the text that fill in no field, separated by commas; '' if they are unknown. */
    unused?: string;
    /** What the visitor has to do. */
    children?: ReactNode;
  },
  'p'
>;

const instructionFor = (unused: string, texts: Messages['TypedText']) =>
  unused === '' ? texts.incomplete : texts.unused(unused);

/** A note that a typed search text was not completely understood, and what the visitor can do instead. */
export function TypedTextNote({ text, line, unused = '', children, className, ...rest }: TypedTextNoteProps) {
  const texts = useMessages('TypedText', typedTextMessages);
  const otherLine = otherLineOf(text, line);
  return (
    <p
      {...rest}
      role="status"
      className={cx(
        'nu:mb-4 nu:rounded-field nu:bg-warn-tint nu:px-3 nu:py-2 nu:text-sm nu:break-words nu:text-warn',
        className,
      )}
    >
      {texts.typed} <b>“{text}”</b>.{' '}
      {otherLine === null ? (children ?? instructionFor(unused, texts)) : <OtherLineHint line={otherLine} />}
    </p>
  );
}
