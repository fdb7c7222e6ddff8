import { COVER_LABELS, type UnusedFacts, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { FoundText } from './vehicle-catalogue.ts';

/** Returns whether a text contains a value for any field of the form. */
export const hasFacts = ({ read }: FoundText): boolean => Object.keys(read).length > 0;

/** Returns whether no offered model has a market price in the typed year. */
export const isUnsold = ({ read: { year }, models }: FoundText): boolean =>
  year !== undefined && models.length > 0 && !models.some(({ years }) => years.includes(year));

const wordsOf = ({ unused }: FoundText, reason: FoundText['unused'][number]['reason']): string =>
  unused
    .filter((word) => word.reason === reason)
    .map(({ text }) => text)
    .join(', ');

function priceNote({ price, reason }: NonNullable<UnusedFacts['price']>): string {
  const text = formatRupiah(price);
  return reason === 'range'
    ? `Harga ${text} tidak dipakai karena di luar kisaran harga pasaran.`
    : `Harga ${text} belum dipakai. Pilih dahulu modelnya.`;
}

/** Returns sentences about the words that are not used, so that the visitor notices them. */
function unusedNotes(found: FoundText, { price, coverage }: UnusedFacts): string[] {
  const unknown = wordsOf(found, 'unknown');
  const ambiguous = wordsOf(found, 'ambiguous');
  return [
    ...(unknown === '' ? [] : [`Belum dikenali: ${unknown}.`]),
    ...(ambiguous === '' ? [] : [`Belum jelas, jadi tidak dipakai: ${ambiguous}.`]),
    ...(price ? [priceNote(price)] : []),
    ...(coverage ? [`Jaminan ${COVER_LABELS[coverage]} tidak tersedia untuk kendaraan ini.`] : []),
  ];
}

/** Returns the plate region and the cover of a text, unless the cover could not be used. */
const filledFacts = ({ read }: FoundText, unused: UnusedFacts): string[] => [
  ...(read.plat === undefined ? [] : [`pelat ${read.plat}`]),
  ...(read.coverage === undefined || unused.coverage ? [] : [`jaminan ${COVER_LABELS[read.coverage]}`]),
];

/**
 * Returns the note after fields were filled in: the vehicle, the other values, and the words that are not used.
 */
export function filledNote(found: FoundText, filledTexts: readonly string[], unused: UnusedFacts): string {
  const facts = [...filledTexts, ...filledFacts(found, unused)].join(', ');
  return [`Terisi: ${facts}.`, ...unusedNotes(found, unused)].join(' ');
}

/**
 * Returns the note above a list of suggestions: a year that is not available, the number of vehicles, and the
 * words that are not used.
 */
export function suggestionsNote(found: FoundText, count: number): string {
  const { read, models, total } = found;
  const [firstModel] = models;
  const notes = unusedNotes(found, {});
  const withNotes = (text: string) => [text, ...notes].join(' ');
  if (isUnsold(found))
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
export function noteWithoutModel(found: FoundText, unused: UnusedFacts): string {
  const { vehicleType, year, price } = found.read;
  const filledTexts = [
    ...(vehicleType ? [VEHICLE_TYPE_ROWS[vehicleType].label] : []),
    ...(price === undefined || unused.price ? [] : [`harga ${formatRupiah(price)}`]),
  ];
  const isFilled = filledTexts.length + filledFacts(found, unused).length > 0;
  if (!isFilled && year !== undefined && found.unused.length === 0)
    return [`Sebutkan juga modelnya, misalnya avanza ${year}.`, ...unusedNotes(found, unused)].join(' ');
  const yearNote = year === undefined ? [] : [`Tahun ${year} belum dipakai. Pilih dahulu modelnya.`];
  const missingNote =
    year === undefined && found.unused.length === 0 ? ['Sebutkan juga model dan tahunnya.'] : [];
  if (isFilled) return [filledNote(found, filledTexts, unused), ...yearNote, ...missingNote].join(' ');
  if (unused.price) return [...unusedNotes(found, unused), ...yearNote].join(' ');
  return [
    'Tidak ada kendaraan yang cocok.',
    ...unusedNotes(found, unused),
    'Isi kolom di bawah, atau tanya konsultan.',
  ].join(' ');
}
