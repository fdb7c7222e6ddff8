import type { Rupiah } from '../../../money/rupiah.ts';
import { normalizeText, toLowerCase } from '../../../text/normalize.ts';
import { checkStoreys } from '../occupation.ts';
import { isWithin } from '../search.ts';
import { extractBuildingPrices, onlyBuildingPrice } from './read-price.ts';
import {
  ADDRESS_WORDS,
  DETAIL_WORDS,
  DIRECTION_WORDS,
  FILLER_WORDS,
  OCCUPATION_OF_NAME,
  PLACE_NAMES,
  PRICE_CONDITIONS,
} from './vocabulary.ts';

/** The facts that a text such as 'rumah bandung 1,5 M' certainly states about a building. */
export type BuildingText = {
  /** Id of the occupation. */
  occupation?: string;
  buildingPrices?: Rupiah;
  totalFloor?: number;
  /** Words that may be the name of another occupation. The caller can look up this name. '' if `occupation` is set. */
  unknownName: string;
  /** The other parts of the text that fill in no field, such as the city. */
  unusedParts: string[];
};

const STOREY_WORDS: Readonly<Record<string, number>> = { satu: 1, dua: 2, tiga: 3 };
/** Matches '2 lantai', but neither '2,5 lantai' nor 'lantai 2', which may be the storey of a flat. */
const STOREYS = /(?<![\d.,]|lantai )(\d{1,2}|satu|dua|tiga) ?lantai(?! ?\d)/u;
/** Matches numbers that are not the price: 'tipe 36', 'lantai 2', '120 m2', '20 kamar', 'tahun 2015'. */
const OTHER_NUMBERS =
  /(?<![\p{L}\d])(?:(?:tipe|type) ?\d+(?:\/\d+)?|lantai ?\d+|\d+(?:[.,]\d+)? ?(?:m2|meter|m|km|kamar|pintu|unit|tahun|thn|bulan)|(?:(?:tahun|thn|th) )?(?:19[5-9]\d|20\d\d))(?![\p{L}\d])/gu;
/** In a text with such a character, an amount is not the exact price of the building: '5 juta/m2', '> 1 M', 'rumah + tanah'. */
const CONDITION_SIGNS = /[<>/+*]/;

const isNumber = (word: string) => /^\d+$/.test(word);

type ClassifiedWords = { nameWords: string[]; unusedParts: string[]; addressNamesBuilding: boolean };

/** Returns the words of a text: the name of the building, and other words that fill in no field. */
function classifyWords(words: readonly string[]): ClassifiedWords {
  const addressStart = words.findIndex((word) => ADDRESS_WORDS.has(word));
  const address = addressStart === -1 ? [] : words.slice(addressStart + 1);
  const nameWords: string[] = [];
  const unusedParts: string[] = [];
  let isAfterPlace = false;
  for (const word of addressStart === -1 ? words : words.slice(0, addressStart)) {
    const isPlace: boolean = PLACE_NAMES.has(word) || (isAfterPlace && DIRECTION_WORDS.has(word));
    if (isPlace || DETAIL_WORDS.has(word) || isNumber(word)) unusedParts.push(word);
    else if (!FILLER_WORDS.has(word)) nameWords.push(word);
    isAfterPlace = isPlace;
  }
  return {
    nameWords,
    unusedParts: [...unusedParts, ...(address.length > 0 ? [address.join(' ')] : [])],
    // In 'toko di rumah', both 'toko' and 'rumah' may be the insured building.
    addressNamesBuilding: address.some((word) => OCCUPATION_OF_NAME.has(word)),
  };
}

/** Returns the number of storeys in a text, and the text without the words about the storeys. */
function readStoreys(text: string): { totalFloor?: number; remainingText: string } {
  const [matched = '', digits = ''] = STOREYS.exec(text) ?? [];
  const totalFloor = STOREY_WORDS[digits] ?? Number(digits);
  if (digits === '' || !isWithin('totalFloor', totalFloor)) return { remainingText: text };
  return { totalFloor, remainingText: text.replace(matched, ' ') };
}

/**
 * Returns the occupation, price and storeys in a text in any order and case. A part that may have another meaning fills in
 * no field: 'gudang' has several occupations, and '500-750 juta' is no price.
 */
export function readBuildingText(input: string): BuildingText {
  const { prices, remainingText: withoutPrices } = extractBuildingPrices(toLowerCase(normalizeText(input)));
  const { totalFloor, remainingText } = readStoreys(withoutPrices);
  const otherNumbers = [...remainingText.matchAll(OTHER_NUMBERS)].map(([text]) => text);
  const wordsText = remainingText.replace(OTHER_NUMBERS, ' ');
  const words = wordsText.match(/[\p{L}\p{N}]+/gu) ?? [];
  const { nameWords, unusedParts, addressNamesBuilding } = classifyWords(words);
  const joinedName = nameWords.join(' ');
  const commonOccupation = addressNamesBuilding ? undefined : OCCUPATION_OF_NAME.get(joinedName);
  const occupation =
    commonOccupation !== undefined && checkStoreys(commonOccupation, totalFloor ?? 1) === null
      ? commonOccupation
      : undefined;
  // A number without a unit may also be the price.
  const hasCondition =
    CONDITION_SIGNS.test(wordsText) || words.some((word) => PRICE_CONDITIONS.has(word) || isNumber(word));
  const buildingPrices = hasCondition ? null : onlyBuildingPrice(prices);
  return {
    ...(occupation !== undefined && { occupation }),
    ...(buildingPrices !== null && { buildingPrices }),
    ...(totalFloor !== undefined && { totalFloor }),
    unknownName: occupation === undefined ? joinedName : '',
    unusedParts: [
      ...unusedParts,
      ...otherNumbers,
      ...(buildingPrices === null ? prices.map(({ text }) => text) : []),
    ],
  };
}
