import type { Rupiah } from './rupiah.ts';

const ONES_WORDS = [
  ...['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'],
  'sebelas',
];
/** Names of the three-digit groups, from the right. */
const GROUPS = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

function underHundred(number: number): string[] {
  if (number < 12) return [ONES_WORDS[number] ?? ''];
  if (number < 20) return [ONES_WORDS[number - 10] ?? '', 'belas'];
  return [ONES_WORDS[Math.floor(number / 10)] ?? '', 'puluh', ONES_WORDS[number % 10] ?? ''];
}

function underThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100);
  const hundred = hundreds === 1 ? ['seratus'] : [ONES_WORDS[hundreds] ?? '', 'ratus'];
  return [...(hundreds === 0 ? [] : hundred), ...underHundred(number % 100)];
}

function groupWords(group: number, groupIndex: number): string[] {
  if (group === 0) return [];
  // One thousand has its own word, unlike one million and above.
  if (group === 1 && groupIndex === 1) return ['seribu'];
  return [...underThousand(group), GROUPS[groupIndex] ?? ''];
}

/** 'satu miliar dua ratus juta rupiah': the text below a typed amount. '' for an amount that is not whole. */
export function rupiahInWords(amount: Rupiah): string {
  if (!Number.isSafeInteger(amount)) return '';
  if (amount < 0) return `minus ${rupiahInWords(-amount)}`;
  if (amount === 0) return 'nol rupiah';
  const words: string[] = [];
  let rest = amount;
  for (let groupIndex = 0; rest > 0; groupIndex += 1) {
    words.unshift(...groupWords(rest % 1000, groupIndex));
    rest = Math.floor(rest / 1000);
  }
  return [...words, 'rupiah'].filter((word) => word !== '').join(' ');
}
