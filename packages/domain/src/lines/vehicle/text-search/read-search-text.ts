import { type IsoDate, isoParts } from '../../../dates/iso-date.ts';
import { extractPrices } from '../../../money/extract-prices.ts';
import { normalizeText } from '../../../text/normalize.ts';
import { newestYear } from '../search.ts';
import { VEHICLE_TYPES, type VehicleType } from '../vehicle-type.ts';
import { type CatalogueIndex, catalogueIndexOf } from './catalogue-index.ts';
import { classifyWords } from './classify-words.ts';
import { type MatchedModel, matchModels } from './match-models.ts';
import { readArea } from './read-area.ts';
import { readYear } from './read-year.ts';
import { splitJoined } from './split-joined.ts';
import type { SearchCatalogue, SearchTextFacts, SearchTextResult, UnusedText } from './types.ts';
import { FILLER_WORDS, GENERAL_TYPE } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Maximum number of models in a result. */
const MAX_MODELS = 8;
/** Maximum number of characters. The search ignores the rest of a longer text. */
const MAX_TEXT_LENGTH = 100;
/** The start of an HTML tag: a text with HTML does not describe a vehicle. */
const MARKUP = /<[a-z!/?]/i;

const EMPTY_RESULT: SearchTextResult = { read: {}, models: [], total: 0, isCertain: false, unused: [] };

/**
 * Returns the matches of a vehicle type that the text names; all matches if the text contradicts itself ('motor
 * avanza').
 */
function matchesOfType(
  matches: readonly MatchedModel[],
  vehicleType: VehicleType | undefined,
): readonly MatchedModel[] {
  const filteredMatches = matches.filter(
    ({ model }) => vehicleType === undefined || model.namedModel.vehicleType === vehicleType,
  );
  const [bestMatch] = matches;
  return bestMatch && (filteredMatches[0]?.score ?? 0) < bestMatch.score ? matches : filteredMatches;
}

/** Returns the matches with the best score; only those sold in `year`, if there are any. */
function bestMatchesOf(matches: readonly MatchedModel[], year: number | undefined): MatchedModel[] {
  const bestMatches = matches.filter(({ score }) => score === matches[0]?.score);
  const soldInYear = bestMatches.filter(
    ({ model }) => year !== undefined && model.namedModel.years.includes(year),
  );
  return soldInYear.length > 0 ? soldInYear : bestMatches;
}

/** Sorts models by vehicle type: the preferred type first, then in the order of `VEHICLE_TYPES`. */
function sortByType(models: readonly MatchedModel[], preferredType: VehicleType | undefined): MatchedModel[] {
  const rank = ({ model: { namedModel } }: MatchedModel) =>
    namedModel.vehicleType === preferredType ? -1 : VEHICLE_TYPES.indexOf(namedModel.vehicleType);
  return models.toSorted((first, second) => rank(first) - rank(second));
}

function withoutDuplicates(texts: readonly UnusedText[]): UnusedText[] {
  return texts.filter(({ text }, position) => texts.findIndex((other) => other.text === text) === position);
}

/** Returns the vehicle types that the text names but no matching model has. */
function contradictingTypes(
  types: readonly { text: string; type: VehicleType }[],
  bestMatches: readonly MatchedModel[],
): UnusedText[] {
  return types
    .filter(
      ({ type }) =>
        bestMatches.length > 0 && !bestMatches.some(({ model }) => model.namedModel.vehicleType === type),
    )
    .filter(({ type }) => type !== GENERAL_TYPE)
    .map(({ text }) => ({ text, reason: 'ambiguous' }));
}

/** Returns the result for the words of a text without its prices. */
function interpretWords(
  index: CatalogueIndex,
  tokens: readonly string[],
  newestModelYear: number,
  preferredType: VehicleType | undefined,
): SearchTextResult {
  const words = classifyWords(index, tokens);
  // A specific type has priority over the general type: 'mobil pick up' is a truck.
  const [typeText] = [...words.types.filter(({ type }) => type !== GENERAL_TYPE), ...words.types];
  const matches = matchesOfType(matchModels(index, words.names), typeText?.type);
  const yearOfFourDigits = words.years.length === 1 ? words.years[0] : undefined;
  const bestMatches = sortByType(bestMatchesOf(matches, yearOfFourDigits), preferredType);
  const explainedPositions = new Set(bestMatches.flatMap((model) => [...model.wordPositions]));
  const unexplainedWords = words.names.map((name, position) =>
    explainedPositions.has(position) ? null : name,
  );
  const yearResult = readYear({
    years: words.years,
    unexplainedWords,
    bestMatches,
    newestYear: newestModelYear,
  });
  const areaResult = readArea(index, {
    ...words,
    tokens,
    unexplainedWords: yearResult.unexplainedWords,
    bestMatches,
  });
  const unknownTexts = areaResult.unexplainedWords.flatMap((name): UnusedText[] =>
    name === null || FILLER_WORDS.has(name) ? [] : [{ text: name, reason: 'unknown' }],
  );
  const contradictions = contradictingTypes(words.types, bestMatches);
  const unusedTexts = withoutDuplicates([
    ...unknownTexts,
    ...yearResult.unusedTexts,
    ...areaResult.unusedTexts,
    ...contradictions,
  ]);
  const facts: SearchTextFacts = {};
  if (typeText && !contradictions.some(({ text }) => text === typeText.text))
    facts.vehicleType = typeText.type;
  if (yearResult.year !== undefined) facts.year = yearResult.year;
  if (areaResult.plat !== undefined) facts.plat = areaResult.plat;
  if (words.cover !== undefined) facts.coverage = words.cover;
  const [bestMatch] = bestMatches;
  const isCertain =
    bestMatches.length === 1 &&
    bestMatch?.isIdentified === true &&
    unusedTexts.length === 0 &&
    yearResult.isCertain &&
    areaResult.isCertain;
  const models = bestMatches.slice(0, MAX_MODELS).map(({ model }) => model.namedModel);
  return { read: facts, models, total: bestMatches.length, isCertain, unused: unusedTexts };
}

/**
 * Returns the models and the other facts that a text contains [2 §2], in any order and case. Examples of texts: 'avanza
 * 2019', 'truk hino 300 juta', 'brio bandung', 'B 1234' (a plate). Among equally good matches, models of the preferred type
 * come first.
 */
export function readSearchText(
  input: string,
  catalogue: SearchCatalogue,
  today: IsoDate,
  preferredType?: VehicleType,
): SearchTextResult {
  const text = normalizeText(input).slice(0, MAX_TEXT_LENGTH);
  if (MARKUP.test(text)) return { ...EMPTY_RESULT, unused: [{ text, reason: 'unknown' }] };
  const index = catalogueIndexOf(catalogue);
  const { prices, remainingText } = extractPrices(text);
  const tokens = wordsOf(remainingText).flatMap((word) => splitJoined(index, word));
  const newestModelYear = isoParts(today) ? newestYear(today) : Number.MAX_SAFE_INTEGER;
  const result = interpretWords(index, tokens, newestModelYear, preferredType);
  const [firstPrice, ...otherPrices] = prices;
  if (!firstPrice) return result;
  if (otherPrices.length === 0) return { ...result, read: { ...result.read, price: firstPrice.price } };
  const ambiguousPrices: UnusedText[] = prices.map((priceText) => ({
    text: priceText.text,
    reason: 'ambiguous',
  }));
  return { ...result, isCertain: false, unused: [...result.unused, ...ambiguousPrices] };
}
