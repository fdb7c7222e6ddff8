import { type IsoDate, isIsoDate, parseDisplayDate } from './iso-date.ts';

/** The first three letters of each month in Indonesian, and in English if they differ. */
const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|ags|aug',
  'sep',
  'okt|oct',
  'nov',
  'des|dec',
];

const NAMED_MONTH = /^(\d{1,2})[\s./-]*([a-z]{3})[a-z]*[\s./-]*(\d{4})$/;
/** 'DDMMYYYY' without separators. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** Returns the text with the month as a number: '17/8/1990' for '17 Agustus 1990'; any other text unchanged. */
function replaceMonthName(text: string): string {
  const match = NAMED_MONTH.exec(text);
  const month = MONTHS.findIndex((names) => names.split('|').includes(match?.[2] ?? '')) + 1;
  return match && month > 0 ? `${match[1]}/${month}/${match[3]}` : text;
}

/**
 * Returns the date of a text that names one day with a year of four digits: '17-08-1990', '17 Agustus 1990', '17081990',
 * '1990-08-17'; `null` for any other text.
 */
export function readTypedDate(input: string): IsoDate | null {
  const text = input.normalize('NFKC').trim().toLowerCase();
  if (isIsoDate(text)) return text;
  return parseDisplayDate(replaceMonthName(text).replace(DIGITS, '$1/$2/$3'));
}
