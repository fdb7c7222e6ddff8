import { TYPED_TEXT_MAX_LENGTH, TYPED_TEXT_PARAMETER } from '@naungan/domain/lines';

/** Returns the typed text in the query of a landing page; '' without one. */
export const typedTextIn = (urlQuery: string): string =>
  (new URLSearchParams(urlQuery).get(TYPED_TEXT_PARAMETER) ?? '').trim().slice(0, TYPED_TEXT_MAX_LENGTH);

/** Name of the query parameter with the parts of the text that fill in no field of the form. */
const UNUSED_PARAMETER = 'belum';

/** Returns the parts of the typed text that fill in no field, separated by commas; '' if the query does not contain them. */
export const unusedTextIn = (urlQuery: string): string =>
  (new URLSearchParams(urlQuery).get(UNUSED_PARAMETER) ?? '').trim().slice(0, TYPED_TEXT_MAX_LENGTH);

/** Returns the query pairs of a typed text, and of its parts that fill in no field; none for an empty text. */
export const typedTextPairs = (
  text: string,
  unusedParts: readonly string[] = [],
): [name: string, value: string][] => {
  if (text === '') return [];
  return unusedParts.length === 0
    ? [[TYPED_TEXT_PARAMETER, text]]
    : [
        [TYPED_TEXT_PARAMETER, text],
        [UNUSED_PARAMETER, unusedParts.join(', ')],
      ];
};
