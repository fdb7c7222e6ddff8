import type { CatalogueIndex, IndexedModel, NameSpan } from './catalogue-index.ts';
import { isMistyped } from './edit-distance.ts';
import { ALIASES, AMBIGUOUS_NAMES, UNLISTED_BRANDS, UNLISTED_MODELS } from './vocabulary.ts';

/** A word of the text that may belong to the name of a vehicle; null for a word with another meaning. */
export type NameToken = string | null;

/** Typed words that match words of a model's name: `wordCount` words from `position`. */
type Match = { position: number; wordCount: number; span: NameSpan; weight: number; isExact: boolean };

/** A model whose name contains words of the text. */
export type MatchedModel = {
  model: IndexedModel;
  score: number;
  /** Positions of the typed words that the model's name contains. */
  wordPositions: ReadonlySet<number>;
  /** Whether the words identify the model, and none is shortened or mistyped. */
  isIdentified: boolean;
};

/** Maximum number of typed words that form one word of a name: 'c b r'. */
const MAX_SEPARATED_WORDS = 3;
/** Minimum weight of a match that names a model. The size of an engine, for example, has a lower weight. */
const MIN_WEIGHT = 3;
/** Factors of the weight of a match. Whole numbers, because equally good models must have equal scores. */
const EXACT_FACTOR = 10;
const PREFIX_FACTOR = 7;
const MISTYPED_FACTOR = 6;
/** Added to the weight of words that are adjacent in both the text and the name. */
const ADJACENT_BONUS = 2;
/**
 * Minimum length of a word that identifies a model although it is not the first word of the name: 'zenix' of 'Kijang Innova
 * Zenix'.
 */
const MIN_UNIQUE_LENGTH = 4;

const wordsIn = ({ words }: IndexedModel, { start, length }: NameSpan) => words.slice(start, start + length);

const spanWeight = (index: CatalogueIndex, span: NameSpan): number => {
  const model = index.models[span.modelIndex];
  const sum = model ? wordsIn(model, span).reduce((total, { weight }) => total + weight, 0) : 0;
  return span.length > 1 ? sum + ADJACENT_BONUS : sum;
};

/** Returns the brand and head words of names that begin with a typed text of at least two characters. */
function spansWithPrefix(index: CatalogueIndex, text: string): NameSpan[] {
  if (text.length < 2 || /^\d{1,2}$/.test(text)) return [];
  return [...index.words].flatMap(([word, spans]) =>
    word.startsWith(text)
      ? spans.filter(({ modelIndex, start }) => index.models[modelIndex]?.words[start]?.kind !== 'other')
      : [],
  );
}

function spansOfMistypedWord(index: CatalogueIndex, text: string): NameSpan[] {
  if (UNLISTED_MODELS.has(text)) return [];
  return [...index.words].flatMap(([word, spans]) => (isMistyped(text, word) ? spans : []));
}

/** Adjacent typed words, and their text without spaces. */
type Phrase = { position: number; wordCount: number; text: string };

/** Returns every phrase of at most `MAX_SEPARATED_WORDS` words that may belong to a name. */
function phrasesOf(tokens: readonly NameToken[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const position of tokens.keys()) {
    for (let wordCount = 1; wordCount <= MAX_SEPARATED_WORDS; wordCount += 1) {
      const words = tokens.slice(position, position + wordCount);
      if (words.length === wordCount && words.every((word) => word !== null))
        phrases.push({ position, wordCount, text: words.join('') });
    }
  }
  return phrases;
}

const positionsOf = ({ position, wordCount }: Pick<Phrase, 'position' | 'wordCount'>): number[] =>
  Array.from({ length: wordCount }, (_, offset) => position + offset);

/** Returns the matches of every phrase of the text. Only words without an exact match may be shortened or mistyped. */
function matchesOfText(index: CatalogueIndex, tokens: readonly NameToken[]): Match[] {
  const matches: Match[] = [];
  const exactPositions = new Set<number>();
  const phrases = phrasesOf(tokens);
  const addMatches = ({ position, wordCount }: Phrase, spans: readonly NameSpan[], factor: number) => {
    for (const span of spans)
      matches.push({
        position,
        wordCount,
        span,
        weight: spanWeight(index, span) * factor,
        isExact: factor === EXACT_FACTOR,
      });
  };
  for (const phrase of phrases) {
    const spans = index.spans.get(ALIASES.get(phrase.text) ?? phrase.text) ?? [];
    addMatches(phrase, spans, EXACT_FACTOR);
    if (spans.length > 0) for (const position of positionsOf(phrase)) exactPositions.add(position);
  }
  const hasExactMatch = (phrase: Phrase) =>
    positionsOf(phrase).every((position) => exactPositions.has(position));
  for (const phrase of phrases.filter((candidate) => !hasExactMatch(candidate))) {
    const prefixSpans = spansWithPrefix(index, phrase.text);
    addMatches(phrase, prefixSpans, PREFIX_FACTOR);
    if (prefixSpans.length === 0 && phrase.wordCount === 1)
      addMatches(phrase, spansOfMistypedWord(index, phrase.text), MISTYPED_FACTOR);
  }
  return matches;
}

/**
 * Returns the matches of one model that do not overlap and have the greatest total weight. Among selections of equal
 * weight, it returns the selection with the most words. `length` is the number of words of the text.
 */
function bestSelection(matches: readonly Match[], length: number): Match[] {
  type Selection = { weight: number; wordCount: number; matches: Match[] };
  const emptySelection: Selection = { weight: 0, wordCount: 0, matches: [] };
  /** The best selection among the words from a position to the end of the text. */
  const selections: Selection[] = Array.from({ length: length + 1 }, () => emptySelection);
  for (let position = length - 1; position >= 0; position -= 1) {
    let selection = selections[position + 1] ?? emptySelection;
    for (const match of matches.filter((candidate) => candidate.position === position)) {
      const remainder = selections[position + match.wordCount] ?? emptySelection;
      const weight = match.weight + remainder.weight;
      const wordCount = match.wordCount + remainder.wordCount;
      if (weight > selection.weight || (weight === selection.weight && wordCount > selection.wordCount))
        selection = { weight, wordCount, matches: [match, ...remainder.matches] };
    }
    selections[position] = selection;
  }
  return selections[0]?.matches ?? [];
}

/**
 * Returns whether the matched words identify the model: the first part of its name, or a word that no other name has.
 */
function identifiesModel(
  index: CatalogueIndex,
  model: IndexedModel,
  chosenMatches: readonly Match[],
): boolean {
  const coveredWords = new Set(chosenMatches.flatMap(({ span }) => wordsIn(model, span)));
  const headWords = model.words.filter(({ kind }) => kind === 'head');
  const hasHead = headWords.every((word) => coveredWords.has(word));
  const headText = headWords.map(({ text }) => text).join('');
  const hasBrand = model.words.some((word) => word.kind === 'brand' && coveredWords.has(word));
  const wordAfterHead = model.words[model.words.findIndex(({ kind }) => kind === 'other')];
  // A number at the start of a name needs the brand: 'dutro 300' is not a Mercedes-Benz 300.
  if (hasHead && /^\d+$/.test(headText)) return hasBrand;
  // A letter at the start of a name needs the next word: 'e 300'.
  if (hasHead && headText.length === 1) return wordAfterHead !== undefined && coveredWords.has(wordAfterHead);
  if (hasHead) return hasBrand || !AMBIGUOUS_NAMES.has(headText);
  // A word of weight 1 identifies no model.
  return [...coveredWords].some(
    ({ text, kind, weight }) =>
      kind === 'other' &&
      weight > 1 &&
      text.length >= MIN_UNIQUE_LENGTH &&
      index.words.get(text)?.length === 1,
  );
}

/** Returns whether a match may be a plate: 'L 300' or 'R 15' in a text without the brand. */
function mayBePlate(
  index: CatalogueIndex,
  tokens: readonly NameToken[],
  model: IndexedModel,
  chosenMatches: readonly Match[],
) {
  const hasBrand = chosenMatches.some(({ span }) =>
    wordsIn(model, span).some(({ kind }) => kind === 'brand'),
  );
  return (
    !hasBrand &&
    chosenMatches.some(
      ({ position, wordCount }) =>
        wordCount > 1 &&
        index.plateCodes.has(tokens[position] ?? '') &&
        /^\d{1,4}$/.test(tokens[position + 1] ?? ''),
    )
  );
}

/** Returns every model whose name contains words of the text, the best match first. */
export function matchModels(index: CatalogueIndex, tokens: readonly NameToken[]): MatchedModel[] {
  if (tokens.some((token) => token !== null && UNLISTED_BRANDS.has(token))) return [];
  const matchesByModelIndex = new Map<number, Match[]>();
  for (const match of matchesOfText(index, tokens))
    matchesByModelIndex.set(match.span.modelIndex, [
      ...(matchesByModelIndex.get(match.span.modelIndex) ?? []),
      match,
    ]);
  const matchedModels = [...matchesByModelIndex].flatMap(([modelIndex, matches]): MatchedModel[] => {
    const model = index.models[modelIndex];
    if (!model) return [];
    const chosenMatches = bestSelection(matches, tokens.length);
    if (!chosenMatches.some(({ span }) => spanWeight(index, span) >= MIN_WEIGHT)) return [];
    const score = chosenMatches.reduce((sum, { weight }) => sum + weight, 0);
    const wordPositions = new Set(chosenMatches.flatMap(positionsOf));
    const isIdentified =
      chosenMatches.every(({ isExact }) => isExact) &&
      identifiesModel(index, model, chosenMatches) &&
      !mayBePlate(index, tokens, model, chosenMatches);
    return [{ model, score, wordPositions, isIdentified }];
  });
  return matchedModels.toSorted((a, b) => b.score - a.score);
}
