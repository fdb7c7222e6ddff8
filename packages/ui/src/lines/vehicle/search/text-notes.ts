import { COVER_LABELS, type UnusedFacts, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { Messages } from '../../../primitives/host/messages.ts';
import type { ParsedText } from './vehicle-catalogue.ts';

type Texts = Messages['VehicleSearch'];

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

function priceNote({ price, reason }: NonNullable<UnusedFacts['price']>, texts: Texts): string {
  return (reason === 'range' ? texts.priceOutOfRange : texts.priceUnused)(formatRupiah(price));
}

/** Returns sentences about the words, the price and the cover that are not used, so that the visitor notices them. */
function unusedNotes(result: ParsedText, { price, coverage }: UnusedFacts, texts: Texts): string[] {
  const unknownWords = wordsOf(result, 'unknown');
  const ambiguousWords = wordsOf(result, 'ambiguous');
  return [
    ...(unknownWords === '' ? [] : [texts.unknownWords(unknownWords)]),
    ...(ambiguousWords === '' ? [] : [texts.ambiguousWords(ambiguousWords)]),
    ...(price ? [priceNote(price, texts)] : []),
    ...(coverage ? [texts.coverUnavailable(COVER_LABELS[coverage])] : []),
  ];
}

/** Returns the plate region of a text, and its cover if the form could use the cover. */
const plateAndCoverTexts = ({ read }: ParsedText, unusedFacts: UnusedFacts, texts: Texts): string[] => [
  ...(read.plat === undefined ? [] : [texts.plateFact(read.plat)]),
  ...(read.coverage === undefined || unusedFacts.coverage
    ? []
    : [texts.coverFact(COVER_LABELS[read.coverage])]),
];

/**
 * Returns the note after fields were filled in: the values that were filled in, then what is not used.
 * @param otherTexts the filled values other than the plate region and the cover, such as the vehicle
 */
export function filledNote(
  result: ParsedText,
  otherTexts: readonly string[],
  unusedFacts: UnusedFacts,
  texts: Texts,
): string {
  const facts = [...otherTexts, ...plateAndCoverTexts(result, unusedFacts, texts)].join(', ');
  return [texts.filled(facts), ...unusedNotes(result, unusedFacts, texts)].join(' ');
}

/**
 * Returns the note above a list of suggestions: a year that is not available, the number of vehicles, and the
 * words that are not used.
 */
export function suggestionsNote(result: ParsedText, count: number, texts: Texts): string {
  const { read, models, total } = result;
  const [firstModel] = models;
  const notes = unusedNotes(result, {}, texts);
  const withNotes = (text: string) => [text, ...notes].join(' ');
  if (isYearUnpriced(result)) return withNotes(texts.noPriceInYear(Number(read.year)));
  if (firstModel && total === 1 && count > 1)
    return withNotes(texts.chooseYearOf(`${firstModel.brandText} ${firstModel.modelText}`));
  if (count === 1) return withNotes(texts.oneChoice);
  return withNotes(total > models.length ? texts.someChoices(count, total) : texts.choices(count));
}

/**
 * Returns the note for a text that names no model. A typed year is then not used, because the list of years
 * depends on the model.
 */
export function noteWithoutModel(result: ParsedText, unusedFacts: UnusedFacts, texts: Texts): string {
  const { vehicleType, year, price } = result.read;
  const otherTexts = [
    ...(vehicleType ? [VEHICLE_TYPE_ROWS[vehicleType].label] : []),
    ...(price === undefined || unusedFacts.price ? [] : [texts.priceFact(formatRupiah(price))]),
  ];
  const isFilled = otherTexts.length + plateAndCoverTexts(result, unusedFacts, texts).length > 0;
  const isEveryWordUnderstood = result.unused.length === 0;
  if (!isFilled && year !== undefined && isEveryWordUnderstood)
    return [texts.nameModel(year), ...unusedNotes(result, unusedFacts, texts)].join(' ');
  const yearNote = year === undefined ? [] : [texts.yearUnused(year)];
  // Omitted if `yearNote` or the sentence about unused words already says what to correct.
  const missingNote = year === undefined && isEveryWordUnderstood ? [texts.nameModelAndYear] : [];
  if (isFilled)
    return [filledNote(result, otherTexts, unusedFacts, texts), ...yearNote, ...missingNote].join(' ');
  if (unusedFacts.price) return [...unusedNotes(result, unusedFacts, texts), ...yearNote].join(' ');
  return [texts.noVehicle, ...unusedNotes(result, unusedFacts, texts), texts.fillInOrAsk].join(' ');
}
