import type { ReactNode } from 'react';
import { BreakableText } from './BreakableText.tsx';

/** A word with an @, without the punctuation that ends its sentence. */
const EMAIL = /(\S+@\S*[^\s.,;:!?)])/;

/** Returns a text whose e-mail addresses wrap after their punctuation; anything that is not a text stays as it is. */
export function breakEmails(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('@')) return text;
  // The odd parts are the addresses.
  return text
    .split(EMAIL)
    .map((part, index) => (index % 2 ? <BreakableText key={index} text={part} /> : part));
}
