import { Fragment, type ReactNode } from 'react';
import { breakableParts } from './breakable-parts.ts';

/** A word with an @, without the punctuation that ends its sentence. */
const EMAIL = /(\S+@\S*[^\s.,;:!?)])/;

/**
 * Returns a text whose e-mail addresses can wrap after their punctuation; anything that is not a text stays as it is. No
 * elements around the addresses, so that a search of the page finds the sentence.
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
