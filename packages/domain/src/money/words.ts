import type { Rupiah } from './rupiah.ts';

const ONES = [
  ...['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'],
  'sebelas',
];
/** Names of the three-digit groups, from the right. */
const GROUPS = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

function underHundred(number: number): string[] {
  if (number < 12) return [ONES[number] ?? ''];
  if (number < 20) return [ONES[number - 10] ?? '', 'belas'];
  return [ONES[Math.floor(number / 10)] ?? '', 'puluh', ONES[number % 10] ?? ''];
}

function underThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100);
  const hundred = hundreds === 1 ? ['seratus'] : [ONES[hundreds] ?? '', 'ratus'];
  return [...(hundreds === 0 ? [] : hundred), ...underHundred(number % 100)];
}

function groupWords(group: number, place: number): string[] {
  if (group === 0) return [];
  // One thousand has its own word, unlike one million and above.
  if (group === 1 && place === 1) return ['seribu'];
  return [...underThousand(group), GROUPS[place] ?? ''];
}

/** 'satu miliar dua ratus juta rupiah': the text below a typed amount. '' for an amount that is not whole. */
export function rupiahInWords(amount: Rupiah): string {
  if (!Number.isSafeInteger(amount)) return '';
  if (amount < 0) return `minus ${rupiahInWords(-amount)}`;
  if (amount === 0) return 'nol rupiah';
  const words: string[] = [];
  let rest = amount;
  for (let place = 0; rest > 0; place += 1) {
    words.unshift(...groupWords(rest % 1000, place));
    rest = Math.floor(rest / 1000);
  }
  return [...words, 'rupiah'].filter((word) => word !== '').join(' ');
}
