import { type Cities, citiesOf } from './cities.ts';
import type { NamedModel, SearchCatalogue } from './types.ts';
import { wordsOf } from './words.ts';

/** `head`: a word before the first space of a model's name: 'cr' and 'v' of 'CR-V 2.0 RS'. `other`: a word after it. */
type WordKind = 'brand' | 'head' | 'other';
export type NameWord = { text: string; kind: WordKind; weight: number };
export type IndexedModel = { namedModel: NamedModel; words: readonly NameWord[] };

/** Adjacent words in the name of a model: `length` words from the word `start`. `modelIndex` and `start` count from 0. */
export type NameSpan = { modelIndex: number; start: number; length: number };

export type CatalogueIndex = {
  models: readonly IndexedModel[];
  /** Where names contain a text. The key is one word, or several adjacent words without spaces. */
  spans: ReadonlyMap<string, readonly NameSpan[]>;
  /** Where names contain a single word. */
  words: ReadonlyMap<string, readonly NameSpan[]>;
  cities: Cities;
  /** Codes of the plate regions, in lower case. */
  plateCodes: ReadonlySet<string>;
};

/** Maximum number of words that may be typed as one: 'mercedesbenz', 'cbr150r', 'canterfe74'. */
const MAX_JOINED_WORDS = 4;
/** Maximum number of models that a word can help to identify. */
const MAX_MODELS_OF_WORD = 5;

const WEIGHTS: Record<WordKind, number> = { brand: 3, head: 6, other: 3 };

/** Returns the weight of a word; 1 for a word that identifies no model: a single letter, a number, a word of many models. */
function wordWeight(text: string, kind: WordKind, modelCount: number): number {
  if (text.length === 1 || /^[\d.]+$/.test(text)) return 1;
  if (kind === 'other' && (text.length === 2 || modelCount > MAX_MODELS_OF_WORD)) return 1;
  return WEIGHTS[kind];
}

function wordsOfName({ brandText, modelText }: NamedModel): { text: string; kind: WordKind }[] {
  const [head = '', ...otherParts] = modelText.split(' ');
  const wordsOfKind = (text: string, kind: WordKind) => wordsOf(text).map((word) => ({ text: word, kind }));
  return [
    ...wordsOfKind(brandText, 'brand'),
    ...wordsOfKind(head, 'head'),
    ...wordsOfKind(otherParts.join(' '), 'other'),
  ];
}

function buildIndex(catalogue: SearchCatalogue): CatalogueIndex {
  const namedModels = catalogue.models.map((model) => ({ model, nameWords: wordsOfName(model) }));
  const modelCounts = new Map<string, number>();
  for (const { nameWords } of namedModels)
    for (const text of new Set(nameWords.map((word) => word.text)))
      modelCounts.set(text, (modelCounts.get(text) ?? 0) + 1);
  const models = namedModels.map(({ model, nameWords }) => ({
    namedModel: model,
    words: nameWords.map(({ text, kind }) => ({
      text,
      kind,
      weight: wordWeight(text, kind, modelCounts.get(text) ?? 0),
    })),
  }));
  const spans = new Map<string, NameSpan[]>();
  const words = new Map<string, NameSpan[]>();
  const addSpan = (spanMap: Map<string, NameSpan[]>, text: string, span: NameSpan) =>
    spanMap.set(text, [...(spanMap.get(text) ?? []), span]);
  for (const [modelIndex, { words: nameWords }] of models.entries()) {
    for (const start of nameWords.keys()) {
      for (let length = 1; length <= MAX_JOINED_WORDS && start + length <= nameWords.length; length += 1) {
        const text = nameWords
          .slice(start, start + length)
          .map((word) => word.text)
          .join('');
        addSpan(spans, text, { modelIndex, start, length });
        if (length === 1) addSpan(words, text, { modelIndex, start, length });
      }
    }
  }
  const plateCodes = new Set(catalogue.areas.map(({ plat }) => plat.toLowerCase()));
  return { models, spans, words, cities: citiesOf(catalogue), plateCodes };
}

const indexes = new WeakMap<SearchCatalogue, CatalogueIndex>();

/** Returns the index of a catalogue, which is built once. */
export function catalogueIndexOf(catalogue: SearchCatalogue): CatalogueIndex {
  const index = indexes.get(catalogue) ?? buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}
