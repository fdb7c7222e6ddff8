import type { CatalogueIndex } from './catalogue-index.ts';
import { ALIASES, FILLER_WORDS, TYPE_WORDS, YEAR_WORDS } from './vocabulary.ts';

/** Longest text without spaces that is split: a longer one is no vehicle. */
const LONGEST = 40;
/** Shortest word without digits inside such a text; shorter ones occur in other words by chance. */
const SHORTEST_WORD = 3;
const MOST_PARTS = 4;

const YEAR = /^(?:19[5-9]\d|20\d\d)$/;
/** A plate with letters at its end, or with at least three digits. */
const PLATE = /^([a-z]{1,2})(?:\d{1,4}[a-z]{1,3}|\d{3,4})$/;

type PartKind = 'name' | 'word' | 'year' | 'two digits' | 'plate';

function kindOf(index: CatalogueIndex, text: string): PartKind | null {
  if (YEAR.test(text)) return 'year';
  if (/^\d\d$/.test(text)) return 'two digits';
  const isLong = text.length >= SHORTEST_WORD || /\d/.test(text);
  if (isLong && (index.spans.has(text) || ALIASES.has(text))) return 'name';
  const [, area = ''] = PLATE.exec(text) ?? [];
  if (area !== '' && index.areas.has(area)) return 'plate';
  const isWord = TYPE_WORDS.has(text) || FILLER_WORDS.has(text) || index.cities.has(text);
  return isLong && isWord ? 'word' : null;
}

/** A part that splits the text needs a name, or a word for the year, before two digits: 'avanza19', 'thn19'. */
const mayFollow = (before: string, kindBefore: PartKind, kind: PartKind) =>
  kind !== 'two digits' || kindBefore === 'name' || YEAR_WORDS.has(before);

/** Returns the fewest known parts of a text, or null. Plates and years alone are not a reason to split it. */
function partsOf(index: CatalogueIndex, text: string): string[] | null {
  type Split = { parts: string[]; kind: PartKind };
  const best: (Split | null)[] = [{ parts: [], kind: 'word' }];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = text.slice(start, end);
      const kind = before && before.parts.length < MOST_PARTS ? kindOf(index, part) : null;
      if (!before || kind === null || !mayFollow(before.parts.at(-1) ?? '', before.kind, kind)) continue;
      if (before.parts.length + 1 >= (best[end]?.parts.length ?? Infinity)) continue;
      best[end] = { parts: [...before.parts, part], kind };
    }
  }
  return best[text.length]?.parts ?? null;
}

/**
 * Splits a text typed without spaces into its parts: 'avanza2019', 'brioB1234CD', 'hondabrio'. Splits a year from an
 * unknown name too. Returns the text alone if it is known, or if nothing in it is.
 */
export function splitJoined(index: CatalogueIndex, text: string): string[] {
  if (text.length > LONGEST || /^[\d.]+$/.test(text) || kindOf(index, text) !== null) return [text];
  const parts = partsOf(index, text);
  if (parts) return parts;
  const [, name = '', year = ''] = /^(\p{L}{3,})(19[5-9]\d|20\d\d)$/u.exec(text) ?? [];
  return name === '' ? [text] : [name, year];
}
