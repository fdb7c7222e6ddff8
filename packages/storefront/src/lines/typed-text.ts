import { TYPED_TEXT_MAX_LENGTH } from '@naungan/domain/lines';

/** Name of the query parameter with a text that the visitor typed on the home page instead of filling in a form. */
const PARAMETER = 'q';

/** Returns the typed text in the query of a landing page; '' without one. */
export const typedTextIn = (urlQuery: string): string =>
  (new URLSearchParams(urlQuery).get(PARAMETER) ?? '').trim().slice(0, TYPED_TEXT_MAX_LENGTH);

/** Returns the query pairs of a typed text; none for an empty text. */
export const typedTextPairs = (text: string): [name: string, value: string][] =>
  text === '' ? [] : [[PARAMETER, text]];
