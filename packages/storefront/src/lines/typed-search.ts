import { type Client, createClient } from '@naungan/api/client';
import { possibleAge, readTypedDate, todayInJakarta } from '@naungan/domain/dates';
import { birthSearch, LINES, type ProductFamily, type ProductType, plansPath } from '@naungan/domain/lines';
import { emptySearch, type PropertyType, propertySearch } from '@naungan/domain/lines/property';
import { fillSearch, isComplete, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { extractPrices } from '@naungan/domain/money';
import { withQuery } from '@naungan/ui/primitives/host';
import { typedTextPairs } from './typed-text.ts';

/** Device headers of the rendering server, which has no device. */
const DEVICE = { device_id: '', os: '', platform: 'web', source: 'storefront' };

type Pairs = [name: string, value: string][];
/**
 * The search that was read from a text. `isComplete`: its plans can be listed. `isUnderstood`: every word of the text is used,
 * so that the form does not need the text.
 */
type SearchFromText = { pairs: Pairs; isComplete: boolean; isUnderstood: boolean };
type TextReader = (text: string, api: Pick<Client, 'call'>, line: ProductType) => Promise<SearchFromText>;

const NOT_UNDERSTOOD: SearchFromText = { pairs: [], isComplete: false, isUnderstood: false };

/** Reads 'Avanza 2019 B'. The vehicle form reads an incomplete text itself and reports the words that it does not use. */
const readVehicle: TextReader = async (q, api) => {
  const { read, models, isCertain } = (await api.call('vehicleSearchText', { query: { q } })).response;
  const [model] = models;
  if (!isCertain || !model || read.year === undefined || !model.years.includes(read.year))
    return NOT_UNDERSTOOD;
  const emptyVehicle = vehicleSearch.read(new URLSearchParams());
  const { search, unused } = fillSearch(emptyVehicle, read, { model, year: read.year });
  if (!isComplete(search) || Object.keys(unused).length > 0) return NOT_UNDERSTOOD;
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

/** Resolves to the only occupation whose name contains every word; null if there is none or more than one. */
async function findOccupation(api: Pick<Client, 'call'>, text: string): Promise<string | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const { rows } = (
    await api.call('propertyReferences', {
      query: { category: 'occupation', q: text, size: MAX_OCCUPATIONS },
    })
  ).response;
  const matches = rows.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
  return matches.length === 1 ? (matches[0]?._id ?? null) : null;
}

/** Reads 'Rumah tinggal 750 juta': the occupation and the price of the building. */
const readBuilding: TextReader = async (text, api, line) => {
  const productType = line as PropertyType;
  const { prices, remainingText } = extractPrices(text);
  const [price] = prices;
  const buildingPrices = prices.length === 1 ? price?.price : undefined;
  const occupation = await findOccupation(api, remainingText);
  const pairs = propertySearch(productType).write({
    ...emptySearch(productType),
    ...(buildingPrices !== undefined && { buildingPrices }),
    ...(occupation !== null && { occupation }),
  });
  const hasOnlyPrice = pairs.length > 0 && wordsOf(remainingText).length === 0;
  const isUnderstood = prices.length < 2 && (occupation !== null || hasOnlyPrice);
  return { pairs, isComplete: false, isUnderstood };
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
  const api = createClient({ token: () => null, device: () => DEVICE, fetch: fetchApi });
  const { pairs, ...result } = await READERS[family](text, api, line).catch(() => NOT_UNDERSTOOD);
  if (result.isComplete) return withPairs(plansPath(line), pairs);
  return withPairs(landingPath, [...pairs, ...(result.isUnderstood ? [] : typedTextPairs(text))]);
}
