import { type Cities, citiesOf } from './cities.ts';
import { wordsOf } from './tokens.ts';
import type { NamedModel, SearchCatalogue } from './types.ts';

/** `head` words form the first part of the model's name, up to a space: 'cr' and 'v' of 'CR-V 2.0 RS'. */
type WordKind = 'brand' | 'head' | 'other';
export type NameWord = { text: string; kind: WordKind; weight: number };
export type IndexedModel = { model: NamedModel; words: readonly NameWord[] };

/** Adjacent words of a model's name: `length` of them from `from`. */
export type NameSpan = { model: number; from: number; length: number };

export type CatalogueIndex = {
  models: readonly IndexedModel[];
  /** Where each word, or adjacent words without a space, occur in names. */
  spans: ReadonlyMap<string, readonly NameSpan[]>;
  /** The single words of all names, by their text. */
  words: ReadonlyMap<string, readonly NameSpan[]>;
  cities: Cities;
  /** Codes of the plate regions, in lower case. */
  areas: ReadonlySet<string>;
};

/** Maximum number of words that may be typed as one: 'mercedesbenz', 'cbr150r', 'canterfe74'. */
const MOST_JOINED = 4;
/** A word in the names of more models than this is no name. */
const MOST_MODELS = 5;

const WEIGHTS: Record<WordKind, number> = { brand: 3, head: 6, other: 3 };

/** Single letters and numbers in names, such as the engine's, weigh little, as do words of many models. */
function weightOf(text: string, kind: WordKind, models: number): number {
  if (text.length === 1 || /^[\d.]+$/.test(text)) return 1;
  if (kind === 'other' && (text.length === 2 || models > MOST_MODELS)) return 1;
  return WEIGHTS[kind];
}

function wordsOfName({ brandText, modelText }: NamedModel): { text: string; kind: WordKind }[] {
  const [head = '', ...others] = modelText.split(' ');
  const of = (text: string, kind: WordKind) => wordsOf(text).map((word) => ({ text: word, kind }));
  return [...of(brandText, 'brand'), ...of(head, 'head'), ...of(others.join(' '), 'other')];
}

function buildIndex(catalogue: SearchCatalogue): CatalogueIndex {
  const names = catalogue.models.map((model) => ({ model, name: wordsOfName(model) }));
  const counts = new Map<string, number>();
  for (const { name } of names)
    for (const text of new Set(name.map((word) => word.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const models = names.map(({ model, name }) => ({
    model,
    words: name.map(({ text, kind }) => ({
      text,
      kind,
      weight: weightOf(text, kind, counts.get(text) ?? 0),
    })),
  }));
  const spans = new Map<string, NameSpan[]>();
  const words = new Map<string, NameSpan[]>();
  const add = (to: Map<string, NameSpan[]>, text: string, span: NameSpan) =>
    to.set(text, [...(to.get(text) ?? []), span]);
  for (const [at, { words: name }] of models.entries()) {
    for (const from of name.keys()) {
      for (let length = 1; length <= MOST_JOINED && from + length <= name.length; length += 1) {
        const text = name
          .slice(from, from + length)
          .map((word) => word.text)
          .join('');
        add(spans, text, { model: at, from, length });
        if (length === 1) add(words, text, { model: at, from, length });
      }
    }
  }
  const areas = new Set(catalogue.areas.map(({ plat }) => plat.toLowerCase()));
  return { models, spans, words, cities: citiesOf(catalogue), areas };
}

const indexes = new WeakMap<SearchCatalogue, CatalogueIndex>();

/** Returns the index of a catalogue, which is built once. */
export function indexOf(catalogue: SearchCatalogue): CatalogueIndex {
  const index = indexes.get(catalogue) ?? buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}
