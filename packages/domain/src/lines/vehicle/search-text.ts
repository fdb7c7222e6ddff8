import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { normalizeText } from '../../text/normalize.ts';
import { type PlateParts, parsePlate } from './plate.ts';
import { newestYear } from './search.ts';
import { VEHICLE_TYPE_ROWS, VEHICLE_TYPES, type VehicleType } from './vehicle-type.ts';

/** A model in the index of the search box. */
export type NamedModel = {
  model: string;
  modelText: string;
  brand: string;
  brandText: string;
  vehicleType: VehicleType;
  /** The years with a market price, newest first. */
  years: readonly number[];
};

/** The data to search; large catalogues are searched on the server. */
export type SearchCatalogue = {
  models: readonly NamedModel[];
  /** Codes of the plate regions. */
  areas: readonly string[];
};

/** The facts found in a typed text. */
export type ReadText = {
  vehicleType?: VehicleType;
  year?: number;
  price?: Rupiah;
  plate?: PlateParts;
  /** The best matches, the most likely first; a single match fills in the fields. */
  models: NamedModel[];
  /** Number of equally good matches; at most eight of them are offered. */
  total: number;
  /** Words without a match, as typed. */
  unknown: string[];
};

/** Maximum number of offered models. */
const MOST_SUGGESTIONS = 8;
/** Maximum length of a text; the rest is ignored. */
const LONGEST = 100;

// A Map, because a typed word may be a property of every object, such as 'constructor'.
const TYPE_WORDS = new Map<string, VehicleType>([
  ['mobil', 'MV4'],
  ['motor', 'MV2'],
  ['truk', 'TRUCK'],
  ['truck', 'TRUCK'],
  ['bus', 'BUS'],
  ['bis', 'BUS'],
]);

/** Words without a meaning for the search. */
const FILLER_WORDS = new Set([
  'harga',
  'tahun',
  'thn',
  'th',
  'plat',
  'pelat',
  'nopol',
  'merek',
  'brand',
  'dan',
]);

const UNIT_FACTORS: Record<string, number> = {
  jt: 1_000_000,
  juta: 1_000_000,
  rb: 1_000,
  ribu: 1_000,
  m: 1_000_000_000,
};

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A model with the words of its name, brand first, and words that are also written as one: 'crv' for 'CR-V'. */
type Named = { model: NamedModel; name: readonly string[]; joined: readonly string[] };

function namedOf(model: NamedModel): Named {
  const text = `${model.brandText} ${model.modelText}`;
  const joined = [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)].map(([whole]) =>
    whole.replaceAll('-', '').toLowerCase(),
  );
  return { model, name: words(text), joined };
}

const PRICE =
  /(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)\s*(juta|jt|miliar|milyar|ribu|rb)\b|rp\.?\s*(\d[\d.]*)/iu;

/** Returns the first price in a text ('250 juta', '1,2 miliar', 'Rp250.000.000'), and the text without it. */
function takePrice(text: string): { price?: Rupiah; rest: string } {
  const match = PRICE.exec(text);
  if (!match) return { rest: text };
  const [whole, counted, unit = '', plain] = match;
  const number = Number((counted ?? plain ?? '').replaceAll('.', '').replace(',', '.'));
  const key = unit.toLowerCase();
  const price = Math.round(
    number * (key.startsWith('mil') ? (UNIT_FACTORS.m ?? 1) : (UNIT_FACTORS[key] ?? 1)),
  );
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
  return Number.isSafeInteger(price) && price > 0 ? { price, rest } : { rest: text };
}

/** Whether words are adjacent in the name of a model: 'R15' and 'E 300' are models, not plates. */
function namesModel(namedModels: readonly Named[], searchWords: readonly string[]): boolean {
  const [first = ''] = searchWords;
  return namedModels.some(
    ({ name }) => name.includes(first) && ` ${name.join(' ')} `.includes(` ${searchWords.join(' ')} `),
  );
}

const YEAR = /^(19[5-9]\d|20\d\d)$/;
const PLATE = /(?<![\p{L}\p{N}-])([a-z]{1,2})[ .-]?(\d{1,4})(?:[ .-]?([a-z]{1,3}))?(?![\p{L}\p{N}-])/giu;

/** Whether a plate's area, number and letters are rather part of a model's name, with or without the year after it. */
function isOfModel(namedModels: readonly Named[], { area, number, letters }: PlateParts): boolean {
  const [first, second] = [area.toLowerCase(), number];
  const isYear = letters === '' && YEAR.test(second) && namesModel(namedModels, [first]);
  return isYear || namesModel(namedModels, [first, second]) || namesModel(namedModels, [`${first}${second}`]);
}

/** Returns the first plate of a known region in a text, and the text without it. */
function takePlate(text: string, namedModels: readonly Named[], areas: readonly string[]) {
  for (const match of text.matchAll(PLATE)) {
    const plate = parsePlate(match[0]);
    if (!plate || !areas.includes(plate.area) || isOfModel(namedModels, plate)) continue;
    return { plate, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return { rest: text };
}

/** The weight of a whole word: a number in a name, such as the engine's, counts less than a word. */
const wholeWeight = (word: string) => (word.length === 1 ? 1 : /^\d+$/.test(word) ? 2 : 3);

/** Whole words count more than prefixes and single letters; 0 for a word that the name does not contain. */
function weightOf({ name, joined }: Named, word: string): number {
  if (name.includes(word) || joined.includes(word)) return wholeWeight(word);
  return word.length > 1 && [...name, ...joined].some((part) => part.startsWith(word)) ? 1 : 0;
}

/** Minimum length for the correction of a typing error: shorter words are too similar. */
const SHORTEST_MISTYPED = 4;

/** Whether two words differ by at most one missing, additional, wrong or swapped letter. */
function isNear(one: string, other: string): boolean {
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  const at = same === -1 ? one.length : same;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/** Returns the word of a name that a mistyped word probably means; the word itself if there is none. */
function correctSpelling(namedModels: readonly Named[], word: string): string {
  if (
    word.length < SHORTEST_MISTYPED ||
    /\d/.test(word) ||
    namedModels.some((one) => weightOf(one, word) > 0)
  )
    return word;
  const parts = namedModels.flatMap(({ name, joined }) => [...name, ...joined]);
  return parts.find((part) => part.length >= SHORTEST_MISTYPED && isNear(word, part)) ?? word;
}

/**
 * Sorts the models that contain most words: sold in the year first, then of the searched type, then in the order of
 * types.
 */
function rank(
  namedModels: readonly Named[],
  searchWords: readonly string[],
  { year, preferred }: { year: number | undefined; preferred: VehicleType | undefined },
): Named[] {
  const scored = namedModels.map((one) => ({
    one,
    score: searchWords.reduce((sum, word) => sum + weightOf(one, word), 0),
  }));
  const best = scored.reduce((highest, { score }) => Math.max(highest, score), 0);
  const late = ({ years }: NamedModel) => (year === undefined || years.includes(year) ? 0 : 1);
  const typeRank = ({ vehicleType }: NamedModel) =>
    vehicleType === preferred ? -1 : VEHICLE_TYPES.indexOf(vehicleType);
  return scored
    .filter(({ score }) => score > 0 && score === best)
    .map(({ one }) => one)
    .toSorted(
      ({ model: one }, { model: other }) => late(one) - late(other) || typeRank(one) - typeRank(other),
    );
}

const typeNamed = (word: string): VehicleType | undefined =>
  TYPE_WORDS.get(word) ?? VEHICLE_TYPES.find((type) => VEHICLE_TYPE_ROWS[type].label.toLowerCase() === word);

/**
 * Parses 'avanza 2019', 'truk hino 300 juta', 'brio d' or a plate like 'B 1234' [2 §2], in any order and case. Models
 * of the preferred type come before equally good ones.
 */
export function readSearchText(
  input: string,
  catalogue: SearchCatalogue,
  today: IsoDate,
  preferred?: VehicleType,
): ReadText {
  const text = normalizeText(input).slice(0, LONGEST);
  const namedModels = catalogue.models.map(namedOf);
  const { price, rest: unpriced } = takePrice(text);
  const { plate, rest } = takePlate(unpriced, namedModels, catalogue.areas);
  const result: ReadText = { models: [], total: 0, unknown: [] };
  if (price !== undefined) result.price = price;
  if (plate) result.plate = plate;
  const newest = isoParts(today) ? newestYear(today) : 9999;
  const searchWords: string[] = [];
  for (const word of words(rest)) {
    const type = typeNamed(word);
    const year = YEAR.test(word) ? Number(word) : Number.NaN;
    if (type && !result.vehicleType) result.vehicleType = type;
    else if (year <= newest && result.year === undefined && !namesModel(namedModels, [word]))
      result.year = year;
    else if (!FILLER_WORDS.has(word)) searchWords.push(correctSpelling(namedModels, word));
  }
  const { vehicleType } = result;
  const possible = namedModels.filter(({ model }) => !vehicleType || model.vehicleType === vehicleType);
  const best = rank(possible, searchWords, { year: result.year, preferred });
  const isKnown = (word: string) => possible.some((one) => weightOf(one, word) > 0);
  for (const word of searchWords) {
    const area = word.toUpperCase();
    if (best.some((one) => weightOf(one, word) > 0)) continue;
    if (!result.plate && catalogue.areas.includes(area)) result.plate = { area, number: '', letters: '' };
    else if (!isKnown(word)) result.unknown.push(word);
  }
  result.models = best.slice(0, MOST_SUGGESTIONS).map(({ model }) => model);
  result.total = best.length;
  return result;
}
