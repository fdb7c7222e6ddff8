import type { SearchClient } from '@naungan/api/search-client';
import { possibleAge, readTypedDate, todayInJakarta } from '@naungan/domain/dates';
import {
  birthSearch,
  LINES,
  otherLineOf,
  type ProductFamily,
  type ProductType,
  plansPath,
} from '@naungan/domain/lines';
import {
  emptySearch,
  type PropertyType,
  propertySearch,
  readBuildingText,
} from '@naungan/domain/lines/property';
import { fillSearch, isComplete, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { withQuery } from '@naungan/ui/primitives/host';
import { visitorClient } from '../calls/visitor-client.ts';
import { typedTextPairs } from './typed-text.ts';

type Pairs = [name: string, value: string][];
/** The search that was read from a text. */
type SearchFromText = {
  /** Parameters of the search in the URL. */
  pairs: Pairs;
  /** Whether plans can be listed for the search. */
  isComplete: boolean;
  /** Whether the search uses every word of the text, so that the form does not need the text. */
  isUnderstood: boolean;
  /** The words that the search does not use. Absent if the reader does not report them. */
  unusedWords?: readonly string[];
};
type TextReader = (
  text: string,
  api: Pick<SearchClient, 'call'>,
  line: ProductType,
) => Promise<SearchFromText>;

const NOT_UNDERSTOOD: SearchFromText = { pairs: [], isComplete: false, isUnderstood: false };

/** Reads 'Avanza 2019 B'. The vehicle form reads an incomplete text itself and reports the words that it does not use. */
const readVehicle: TextReader = async (q, api) => {
  const { read, models, isCertain } = (await api.call('vehicleSearchText', { query: { q } })).response;
  const [model] = models;
  if (!isCertain || !model || read.year === undefined || !model.years.includes(read.year))
    return NOT_UNDERSTOOD;
  const emptyVehicle = vehicleSearch.read(new URLSearchParams());
  const { search, unusedFacts } = fillSearch(emptyVehicle, read, { model, year: read.year });
  if (!isComplete(search) || Object.keys(unusedFacts).length > 0) return NOT_UNDERSTOOD;
  return { pairs: vehicleSearch.write(search), isComplete: true, isUnderstood: true };
};

/** Reads a birth date: '17 Agustus 1990'. */
const readPerson: TextReader = async (text) => {
  const dob = readTypedDate(text);
  if (dob === null || possibleAge(dob, todayInJakarta(new Date())) === null) return NOT_UNDERSTOOD;
  return { pairs: birthSearch.write({ dob }), isComplete: true, isUnderstood: true };
};

/** Number of occupations that the API returns for a text. */
const MAX_OCCUPATIONS = 30;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the name of an occupation without its explanation in brackets. */
const shortName = (name: string): string => wordsOf(name.replace(/\(.*\)/, '')).join(' ');

/** Resolves to the only occupation with this name; null if there is none or more than one. */
async function findOccupation(api: Pick<SearchClient, 'call'>, name: string): Promise<string | null> {
  if (name === '') return null;
  const { rows } = (
    await api.call('propertyReferences', {
      query: { category: 'occupation', q: name, size: MAX_OCCUPATIONS },
    })
  ).response;
  const matches = rows.filter((row) => shortName(row.name) === name);
  return matches.length === 1 ? (matches[0]?._id ?? null) : null;
}

/** Reads 'Rumah tinggal 750 juta': the occupation, the price and the storeys of the building. */
const readBuilding: TextReader = async (text, api, line) => {
  if (otherLineOf(text, line) !== null) return NOT_UNDERSTOOD;
  const productType = line as PropertyType;
  const { unknownName, unusedParts, ...facts } = readBuildingText(text);
  const namedOccupation = await findOccupation(api, unknownName);
  const unusedTexts =
    unknownName === '' || namedOccupation !== null ? unusedParts : [unknownName, ...unusedParts];
  const pairs = propertySearch(productType).write({
    ...emptySearch(productType),
    ...facts,
    ...(namedOccupation !== null && { occupation: namedOccupation }),
  });
  const isUnderstood = pairs.length > 0 && unusedTexts.length === 0;
  return { pairs, isComplete: false, isUnderstood, unusedWords: unusedTexts };
};

const READERS: Record<ProductFamily, TextReader> = {
  vehicle: readVehicle,
  property: readBuilding,
  health: readPerson,
  'personal-accident': readPerson,
};

/**
 * Resolves to the URL for a typed text: the list of plans when the text states a complete search, otherwise the landing
 * page with the facts that are certain. The form of the landing page also receives the text if some words are not understood.
 * Never guesses a fact.
 */
export async function typedSearchUrl(
  line: ProductType,
  text: string,
  fetchApi: typeof fetch | undefined,
): Promise<string> {
  const { family, landingPath } = LINES[line];
  const withPairs = (path: string, pairs: Pairs) => withQuery(path, String(new URLSearchParams(pairs)));
  if (text === '' || !fetchApi) return withPairs(landingPath, typedTextPairs(text));
  const api = visitorClient(fetchApi);
  const { pairs, ...result } = await READERS[family](text, api, line).catch(() => NOT_UNDERSTOOD);
  if (result.isComplete) return withPairs(plansPath(line), pairs);
  return withPairs(landingPath, [
    ...pairs,
    ...(result.isUnderstood ? [] : typedTextPairs(text, result.unusedWords)),
  ]);
}
