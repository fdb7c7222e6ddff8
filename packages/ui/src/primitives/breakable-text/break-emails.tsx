import { Fragment, type ReactNode } from 'react';
import { breakableParts } from './breakable-parts.ts';

/** A word with an @, without the punctuation that ends its sentence. */
const EMAIL = /(\S+@\S*[^\s.,;:!?)])/;

/**
 * Returns a text in which e-mail addresses can wrap after their punctuation, and any other node unchanged. Adds no
 * elements around the addresses, so that a search in the page finds the whole sentence.
 */
export function breakEmails(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text;
  // The odd parts are the addresses.
  const parts = text.split(EMAIL).flatMap((part, index) => (index % 2 ? breakableParts(part) : [part]));
  return parts.map((part, index) => (
    <Fragment key={index}>
      {/^\S/.test(part) && /\S$/.test(parts[index - 1] ?? '') && <wbr />}
      {part}
    </Fragment>
  ));
}
