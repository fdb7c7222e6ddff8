/** Names in a PDF (ISO 32000-2, 7.3.5). `#61` in a name is the same as `a`, so that every character has two spellings. */

/** White space and delimiters, before which a name ends. */
const END_OF_NAME = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)';

const spellingsOf = (name: string): string =>
  [...name]
    .map((character) => {
      const hex = character.charCodeAt(0).toString(16);
      const anyCaseHex = [...hex]
        .map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`))
        .join('');
      return `(?:${character}|#${anyCaseHex})`;
    })
    .join('');

/** Returns a pattern that matches each of the names. `after` is a pattern for the text behind the name. */
export const namesPattern = (names: readonly string[], after = ''): RegExp =>
  new RegExp(`/(?:${names.map(spellingsOf).join('|')})${END_OF_NAME}${after}`);
