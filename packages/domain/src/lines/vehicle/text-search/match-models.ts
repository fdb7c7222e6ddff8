import type { CatalogueIndex, IndexedModel, NameSpan } from './catalogue-index.ts';
import { isMistyped } from './edit-distance.ts';
import { ALIASES, OTHER_BRANDS, OTHER_MODELS, SHARED_NAMES } from './vocabulary.ts';

/** A part of the text that may belong to the name of a vehicle; null for a part with another meaning. */
export type NameToken = string | null;

/** Typed words from `at`, `taken` of them, that match words of a name. */
type Match = { at: number; taken: number; span: NameSpan; weight: number; isExact: boolean };

/** A model whose name has words of the text. */
export type MatchedModel = {
  model: IndexedModel;
  score: number;
  /** Positions of the typed words that its name has. */
  explained: ReadonlySet<number>;
  /** Whether the words identify the model, without a typing error: no guess. */
  isNamed: boolean;
};

/** Most typed words that may be one word of a name: 'c b r'. */
const MOST_SEPARATED = 3;
/** Matches below this weight, such as the size of an engine, name nothing. */
const LEAST_WEIGHT = 3;
/** Factors of the weight of a match: whole numbers, so that equally good models have equal scores. */
const EXACT = 10;
const BEGINNING = 7;
const MISTYPED = 6;
/** Words that are typed as one, or one after the other, as in a name, weigh more than the same words apart. */
const ADJACENT = 2;
/** Shortest word that identifies a model whose name begins with another one: 'zenix' of 'Kijang Innova Zenix'. */
const SHORTEST_UNIQUE = 4;

const wordsIn = ({ words }: IndexedModel, { from, length }: NameSpan) => words.slice(from, from + length);

const spanWeight = (index: CatalogueIndex, span: NameSpan): number => {
  const model = index.models[span.model];
  const sum = model ? wordsIn(model, span).reduce((total, { weight }) => total + weight, 0) : 0;
  return span.length > 1 ? sum + ADJACENT : sum;
};

/** Returns the words of names that begin with a typed text; short beginnings of brands and heads only. */
function prefixed(index: CatalogueIndex, text: string): NameSpan[] {
  if (text.length < 2 || /^\d{1,2}$/.test(text)) return [];
  return [...index.words].flatMap(([word, spans]) =>
    word.startsWith(text)
      ? spans.filter(({ model, from }) => index.models[model]?.words[from]?.kind !== 'other')
      : [],
  );
}

function mistyped(index: CatalogueIndex, text: string): NameSpan[] {
  if (OTHER_MODELS.has(text)) return [];
  return [...index.words].flatMap(([word, spans]) => (isMistyped(text, word) ? spans : []));
}

/** Returns the matches of every part of the text. Guesses are made only for words without an exact match. */
function matchesIn(index: CatalogueIndex, tokens: readonly NameToken[]): Match[] {
  const matches: Match[] = [];
  const exactAt = new Set<number>();
  const parts = tokens.flatMap((_, at) =>
    Array.from({ length: MOST_SEPARATED }, (__, more) => tokens.slice(at, at + more + 1))
      .filter((some, more) => some.length === more + 1 && some.every((token) => token !== null))
      .map((some) => ({ at, taken: some.length, text: some.join('') })),
  );
  const add = ({ at, taken }: { at: number; taken: number }, spans: readonly NameSpan[], quality: number) => {
    for (const span of spans)
      matches.push({
        at,
        taken,
        span,
        weight: spanWeight(index, span) * quality,
        isExact: quality === EXACT,
      });
  };
  for (const part of parts) {
    const spans = index.spans.get(ALIASES.get(part.text) ?? part.text) ?? [];
    add(part, spans, EXACT);
    if (spans.length > 0) for (let more = 0; more < part.taken; more += 1) exactAt.add(part.at + more);
  }
  const isExact = ({ at, taken }: { at: number; taken: number }) =>
    Array.from({ length: taken }, (_, more) => at + more).every((position) => exactAt.has(position));
  for (const part of parts.filter((some) => !isExact(some))) {
    const begun = prefixed(index, part.text);
    add(part, begun, BEGINNING);
    if (begun.length === 0 && part.taken === 1) add(part, mistyped(index, part.text), MISTYPED);
  }
  return matches;
}

/** Returns the matches of one model that together weigh most, then explain most words, without overlap. */
function bestCover(matches: readonly Match[], length: number): Match[] {
  type Cover = { weight: number; words: number; chosen: Match[] };
  const nothing: Cover = { weight: 0, words: 0, chosen: [] };
  const best: Cover[] = Array.from({ length: length + 1 }, () => nothing);
  for (let at = length - 1; at >= 0; at -= 1) {
    let cover = best[at + 1] ?? nothing;
    for (const match of matches.filter((candidate) => candidate.at === at)) {
      const rest = best[at + match.taken] ?? nothing;
      const weight = match.weight + rest.weight;
      const words = match.taken + rest.words;
      if (weight > cover.weight || (weight === cover.weight && words > cover.words))
        cover = { weight, words, chosen: [match, ...rest.chosen] };
    }
    best[at] = cover;
  }
  return best[0]?.chosen ?? [];
}

/** Whether the matched words identify the model: the first part of its name, or a word that no other name has. */
function identifies(index: CatalogueIndex, model: IndexedModel, chosen: readonly Match[]): boolean {
  const covered = new Set(chosen.flatMap(({ span }) => wordsIn(model, span)));
  const head = model.words.filter(({ kind }) => kind === 'head');
  const isHead = head.every((word) => covered.has(word));
  const headText = head.map(({ text }) => text).join('');
  const hasBrand = model.words.some((word) => word.kind === 'brand' && covered.has(word));
  const after = model.words[model.words.findIndex(({ kind }) => kind === 'other')];
  if (isHead && /^\d+$/.test(headText)) return hasBrand;
  if (isHead && headText.length === 1) return after !== undefined && covered.has(after);
  if (isHead) return hasBrand || !SHARED_NAMES.has(headText);
  return [...covered].some(
    ({ text, kind, weight }) =>
      kind === 'other' && weight > 1 && text.length >= SHORTEST_UNIQUE && index.words.get(text)?.length === 1,
  );
}

/** 'L 300' and 'R 15' may be plates too, unless the brand is typed as well. */
function mayBePlate(
  index: CatalogueIndex,
  tokens: readonly NameToken[],
  model: IndexedModel,
  chosen: readonly Match[],
) {
  const hasBrand = chosen.some(({ span }) => wordsIn(model, span).some(({ kind }) => kind === 'brand'));
  return (
    !hasBrand &&
    chosen.some(
      ({ at, taken }) =>
        taken > 1 && index.areas.has(tokens[at] ?? '') && /^\d{1,4}$/.test(tokens[at + 1] ?? ''),
    )
  );
}

/** Returns every model whose name has words of the text, best first. */
export function matchModels(index: CatalogueIndex, tokens: readonly NameToken[]): MatchedModel[] {
  if (tokens.some((token) => token !== null && OTHER_BRANDS.has(token))) return [];
  const byModel = new Map<number, Match[]>();
  for (const match of matchesIn(index, tokens))
    byModel.set(match.span.model, [...(byModel.get(match.span.model) ?? []), match]);
  const matched = [...byModel].flatMap(([at, matches]): MatchedModel[] => {
    const model = index.models[at];
    if (!model) return [];
    const chosen = bestCover(matches, tokens.length);
    if (!chosen.some(({ span }) => spanWeight(index, span) >= LEAST_WEIGHT)) return [];
    const score = chosen.reduce((sum, { weight }) => sum + weight, 0);
    const explained = new Set(
      chosen.flatMap((match) => Array.from({ length: match.taken }, (_, more) => match.at + more)),
    );
    const isNamed =
      chosen.every(({ isExact }) => isExact) &&
      identifies(index, model, chosen) &&
      !mayBePlate(index, tokens, model, chosen);
    return [{ model, score, explained, isNamed }];
  });
  return matched.toSorted((a, b) => b.score - a.score);
}
