import { type IsoDate, isoParts } from '../../../dates/iso-date.ts';
import { normalizeText } from '../../../text/normalize.ts';
import { newestYear } from '../search.ts';
import { VEHICLE_TYPES, type VehicleType } from '../vehicle-type.ts';
import { type CatalogueIndex, indexOf } from './catalogue-index.ts';
import { type MatchedModel, matchModels } from './match-models.ts';
import { readArea } from './read-area.ts';
import { readWords } from './read-words.ts';
import { readYear } from './read-year.ts';
import { splitJoined } from './split-joined.ts';
import { takePrices } from './take-price.ts';
import { wordsOf } from './tokens.ts';
import type { ReadFacts, ReadText, SearchCatalogue, UnusedText } from './types.ts';
import { FILLER_WORDS, GENERAL_TYPE } from './vocabulary.ts';

/** Maximum number of offered models. */
const MOST_SUGGESTIONS = 8;
/** Maximum length of a text; the rest is ignored. */
const LONGEST = 100;
/** An element of HTML: a text with one describes no vehicle. */
const MARKUP = /<[a-z!/?]/i;

const NOTHING: ReadText = { read: {}, models: [], total: 0, isCertain: false, unused: [] };

/** Returns the models of the typed type; all models if the text contradicts itself ('motor avanza'). */
function ofType(matched: readonly MatchedModel[], type: VehicleType | undefined): readonly MatchedModel[] {
  const fitting = matched.filter(({ model }) => type === undefined || model.model.vehicleType === type);
  const [best] = matched;
  return best && (fitting[0]?.score ?? 0) < best.score ? matched : fitting;
}

/** Returns the equally good matches; those of the year, if the text has one and some of them were sold in it. */
function bestOf(matched: readonly MatchedModel[], year: number | undefined): MatchedModel[] {
  const best = matched.filter(({ score }) => score === matched[0]?.score);
  const sold = best.filter(({ model }) => year !== undefined && model.model.years.includes(year));
  return sold.length > 0 ? sold : best;
}

/** Sorts by the preferred type, then by the order of types. */
function sorted(models: readonly MatchedModel[], preferred: VehicleType | undefined): MatchedModel[] {
  const rank = ({ model: { model } }: MatchedModel) =>
    model.vehicleType === preferred ? -1 : VEHICLE_TYPES.indexOf(model.vehicleType);
  return models.toSorted((one, other) => rank(one) - rank(other));
}

function distinct(unused: readonly UnusedText[]): UnusedText[] {
  return unused.filter(({ text }, at) => unused.findIndex((other) => other.text === text) === at);
}

/** The vehicle type of a text without a model, or that its models have. */
function typeProblem(
  types: readonly { text: string; type: VehicleType }[],
  best: readonly MatchedModel[],
): UnusedText[] {
  return types
    .filter(({ type }) => best.length > 0 && !best.some(({ model }) => model.model.vehicleType === type))
    .filter(({ type }) => type !== GENERAL_TYPE)
    .map(({ text }) => ({ text, reason: 'ambiguous' }));
}

/** Parses the words of a text without prices. */
function readTokens(
  index: CatalogueIndex,
  tokens: readonly string[],
  newest: number,
  preferred: VehicleType | undefined,
): ReadText {
  const words = readWords(index, tokens);
  const [type] = [...words.types.filter((typed) => typed.type !== GENERAL_TYPE), ...words.types];
  const matched = ofType(matchModels(index, words.names), type?.type);
  const fullYear = words.years.length === 1 ? words.years[0] : undefined;
  const best = sorted(bestOf(matched, fullYear), preferred);
  const explained = new Set(best.flatMap((model) => [...model.explained]));
  const open = words.names.map((name, at) => (explained.has(at) ? null : name));
  const year = readYear({ years: words.years, open, best, newest });
  const area = readArea(index, { ...words, tokens, open: year.open, best });
  const unknown = area.open.flatMap((name): UnusedText[] =>
    name === null || FILLER_WORDS.has(name) ? [] : [{ text: name, reason: 'unknown' }],
  );
  const contradictions = typeProblem(words.types, best);
  const unused = distinct([...unknown, ...year.unused, ...area.unused, ...contradictions]);
  const read: ReadFacts = {};
  if (type && !contradictions.some(({ text }) => text === type.text)) read.vehicleType = type.type;
  if (year.year !== undefined) read.year = year.year;
  if (area.plat !== undefined) read.plat = area.plat;
  if (words.cover !== undefined) read.coverage = words.cover;
  const [first] = best;
  const isCertain =
    best.length === 1 && first?.isNamed === true && unused.length === 0 && year.isCertain && area.isCertain;
  const models = best.slice(0, MOST_SUGGESTIONS).map(({ model }) => model.model);
  return { read, models, total: best.length, isCertain, unused };
}

/**
 * Parses 'avanza 2019', 'truk hino 300 juta', 'brio bandung' or a plate like 'B 1234' [2 §2], in any order and case. Models
 * of the preferred type come before equally good ones.
 */
export function readSearchText(
  input: string,
  catalogue: SearchCatalogue,
  today: IsoDate,
  preferred?: VehicleType,
): ReadText {
  const text = normalizeText(input).slice(0, LONGEST);
  if (MARKUP.test(text)) return { ...NOTHING, unused: [{ text, reason: 'unknown' }] };
  const index = indexOf(catalogue);
  const { prices, rest } = takePrices(text);
  const tokens = wordsOf(rest).flatMap((word) => splitJoined(index, word));
  const newest = isoParts(today) ? newestYear(today) : Number.MAX_SAFE_INTEGER;
  const result = readTokens(index, tokens, newest, preferred);
  const [price, ...others] = prices;
  if (!price) return result;
  if (others.length === 0) return { ...result, read: { ...result.read, price: price.price } };
  const unused: UnusedText[] = prices.map((typed) => ({ text: typed.text, reason: 'ambiguous' }));
  return { ...result, isCertain: false, unused: [...result.unused, ...unused] };
}
