/** '1 Desember 2026', 'pukul 24.00 WIB', '23.59 WIB'. */
const DATE_OR_TIME = /\d{1,2} [A-Z][a-z]+ \d{4}|(?:pukul )?\d{1,2}[.:]\d{2} WIB/g;

/** Returns the text with non-breaking spaces inside dates and times, so that no line ends in the middle of one. */
export const keepDatesTogether = (text: string): string =>
  text.replace(DATE_OR_TIME, (match) => match.replaceAll(' ', '\u00A0'));
