import type { Rupiah } from './rupiah.ts';

/** The words of the numbers 0 to 11; 0 is omitted inside a larger number. */
const NUMBER_WORDS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
/** Names of the groups of three digits, from right to left. */
const GROUP_NAMES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

function wordsBelowHundred(number: number): string[] {
  if (number < 12) return [NUMBER_WORDS[number] ?? ''];
  if (number < 20) return [NUMBER_WORDS[number - 10] ?? '', 'belas'];
  return [NUMBER_WORDS[Math.floor(number / 10)] ?? '', 'puluh', NUMBER_WORDS[number % 10] ?? ''];
}

function wordsBelowThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100);
  const hundredWords = hundreds === 1 ? ['seratus'] : [NUMBER_WORDS[hundreds] ?? '', 'ratus'];
  return [...(hundreds === 0 ? [] : hundredWords), ...wordsBelowHundred(number % 100)];
}

function wordsOfGroup(groupValue: number, groupIndex: number): string[] {
  if (groupValue === 0) return [];
  // 'seribu' instead of 'satu ribu'.
  if (groupValue === 1 && groupIndex === 1) return ['seribu'];
  return [...wordsBelowThousand(groupValue), GROUP_NAMES[groupIndex] ?? ''];
}

/** Returns an amount in words, such as 'satu miliar dua ratus juta rupiah'; '' for an amount that is not whole. */
export function rupiahInWords(amount: Rupiah): string {
  if (!Number.isSafeInteger(amount)) return '';
  if (amount < 0) return `minus ${rupiahInWords(-amount)}`;
  if (amount === 0) return 'nol rupiah';
  const words: string[] = [];
  let remainingAmount = amount;
  for (let groupIndex = 0; remainingAmount > 0; groupIndex += 1) {
    words.unshift(...wordsOfGroup(remainingAmount % 1000, groupIndex));
    remainingAmount = Math.floor(remainingAmount / 1000);
  }
  return [...words, 'rupiah'].filter((word) => word !== '').join(' ');
}
