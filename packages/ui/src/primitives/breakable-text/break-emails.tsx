import { Fragment, type ReactNode } from 'react';
import { breakableParts } from './breakable-parts.ts';

/** A word with an @. Punctuation after it is not included, because it belongs to the sentence. */
const EMAIL = /(\S+@\S*[^\s.,;:!?)])/;

/**
 * Makes the e-mail addresses of a text wrap after their punctuation; returns any other node unchanged. No elements are
 * added around the addresses, so that the browser's search in the page finds the whole sentence.
 */
export function breakEmails(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text;
  // The parentheses in `EMAIL` keep the addresses in the split text, at the odd indexes.
  const parts = text.split(EMAIL).flatMap((part, index) => (index % 2 === 1 ? breakableParts(part) : [part]));
  return parts.map((part, index) => (
    <Fragment key={index}>
      {/* A break is needed only where no space is: the text can wrap at a space anyway. */}
      {/^\S/.test(part) && /\S$/.test(parts[index - 1] ?? '') && <wbr />}
      {part}
    </Fragment>
  ));
}
