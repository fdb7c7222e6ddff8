import { COVER_LABELS, type UnusedFacts, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { ParsedText } from './vehicle-catalogue.ts';

/** Returns whether a text contains a value for any field of the form. */
export const hasFacts = ({ read: facts }: ParsedText): boolean => Object.keys(facts).length > 0;

/** Returns whether none of the offered models has a market price in the typed year. */
export const isYearUnpriced = ({ read: { year }, models }: ParsedText): boolean =>
  year !== undefined && models.length > 0 && !models.some(({ years }) => years.includes(year));

/** Returns the words of a text that were not used for this reason, as a list with commas. */
const wordsOf = (
  { unused: unusedWords }: ParsedText,
  reason: ParsedText['unused'][number]['reason'],
): string =>
  unusedWords
    .filter((word) => word.reason === reason)
    .map(({ text }) => text)
    .join(', ');

function priceNote({ price, reason }: NonNullable<UnusedFacts['price']>): string {
  const text = formatRupiah(price);
  return reason === 'range'
    ? `Harga ${text} tidak dipakai karena di luar kisaran harga pasaran.`
    : `Harga ${text} belum dipakai. Pilih dahulu modelnya.`;
}

/** Returns sentences about the words, the price and the cover that are not used, so that the visitor notices them. */
function unusedNotes(result: ParsedText, { price, coverage }: UnusedFacts): string[] {
  const unknownWords = wordsOf(result, 'unknown');
  const ambiguousWords = wordsOf(result, 'ambiguous');
  return [
    ...(unknownWords === '' ? [] : [`Belum dikenali: ${unknownWords}.`]),
    ...(ambiguousWords === '' ? [] : [`Belum jelas, jadi tidak dipakai: ${ambiguousWords}.`]),
    ...(price ? [priceNote(price)] : []),
    ...(coverage ? [`Jaminan ${COVER_LABELS[coverage]} tidak tersedia untuk kendaraan ini.`] : []),
  ];
}

/** Returns the plate region of a text, and its cover if the form could use the cover. */
const plateAndCoverTexts = ({ read }: ParsedText, unusedFacts: UnusedFacts): string[] => [
  ...(read.plat === undefined ? [] : [`pelat ${read.plat}`]),
  ...(read.coverage === undefined || unusedFacts.coverage ? [] : [`jaminan ${COVER_LABELS[read.coverage]}`]),
];

/**
 * Returns the note after fields were filled in: the values that were filled in, then what is not used.
 * @param otherTexts the filled values other than the plate region and the cover, such as the vehicle
 */
export function filledNote(
  result: ParsedText,
  otherTexts: readonly string[],
  unusedFacts: UnusedFacts,
): string {
  const facts = [...otherTexts, ...plateAndCoverTexts(result, unusedFacts)].join(', ');
  return [`Terisi: ${facts}.`, ...unusedNotes(result, unusedFacts)].join(' ');
}

/**
 * Returns the note above a list of suggestions: a year that is not available, the number of vehicles, and the
 * words that are not used.
 */
export function suggestionsNote(result: ParsedText, count: number): string {
  const { read, models, total } = result;
  const [firstModel] = models;
  const notes = unusedNotes(result, {});
  const withNotes = (text: string) => [text, ...notes].join(' ');
  if (isYearUnpriced(result))
    return withNotes(
      `Tidak ada harga pasaran untuk tahun ${read.year}. Pilih tahun lain, atau tanya konsultan.`,
    );
  if (firstModel && total === 1 && count > 1)
    return withNotes(`Pilih tahun ${firstModel.brandText} ${firstModel.modelText}.`);
  if (count === 1) return withNotes('1 pilihan. Pilih bila sesuai.');
  return withNotes(
    total > models.length
      ? `${count} dari ${total} pilihan. Pilih salah satu, atau sebutkan modelnya.`
      : `${count} pilihan. Pilih salah satu.`,
  );
}

/**
 * Returns the note for a text that names no model. A typed year is then not used, because the list of years
 * depends on the model.
 */
export function noteWithoutModel(result: ParsedText, unusedFacts: UnusedFacts): string {
  const { vehicleType, year, price } = result.read;
  const otherTexts = [
    ...(vehicleType ? [VEHICLE_TYPE_ROWS[vehicleType].label] : []),
    ...(price === undefined || unusedFacts.price ? [] : [`harga ${formatRupiah(price)}`]),
  ];
  const isFilled = otherTexts.length + plateAndCoverTexts(result, unusedFacts).length > 0;
  const isEveryWordUnderstood = result.unused.length === 0;
  if (!isFilled && year !== undefined && isEveryWordUnderstood)
    return [`Sebutkan juga modelnya, misalnya avanza ${year}.`, ...unusedNotes(result, unusedFacts)].join(
      ' ',
    );
  const yearNote = year === undefined ? [] : [`Tahun ${year} belum dipakai. Pilih dahulu modelnya.`];
  // Omitted if `yearNote` or the sentence about unused words already says what to correct.
  const missingNote =
    year === undefined && isEveryWordUnderstood ? ['Sebutkan juga model dan tahunnya.'] : [];
  if (isFilled) return [filledNote(result, otherTexts, unusedFacts), ...yearNote, ...missingNote].join(' ');
  if (unusedFacts.price) return [...unusedNotes(result, unusedFacts), ...yearNote].join(' ');
  return [
    'Tidak ada kendaraan yang cocok.',
    ...unusedNotes(result, unusedFacts),
    'Isi kolom di bawah, atau tanya konsultan.',
  ].join(' ');
}
