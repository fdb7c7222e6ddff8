/** Name of the query parameter with a text that the visitor typed on the home page instead of filling in a form. */
const PARAMETER = 'q';
const MAX_LENGTH = 100;

/** Returns the typed text in the query of a landing page; '' without one. */
export const typedTextIn = (urlQuery: string): string =>
  (new URLSearchParams(urlQuery).get(PARAMETER) ?? '').trim().slice(0, MAX_LENGTH);

/** Returns the query pairs of a typed text; none for an empty text. */
export const typedTextPairs = (text: string): [name: string, value: string][] =>
  text === '' ? [] : [[PARAMETER, text]];
