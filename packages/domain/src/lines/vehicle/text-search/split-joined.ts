import type { CatalogueIndex } from './catalogue-index.ts';
import { ALIASES, FILLER_WORDS, TYPE_WORDS, YEAR_WORDS } from './vocabulary.ts';

/** Maximum length of a text without spaces that is split: a longer text does not describe a vehicle. */
const MAX_LENGTH = 40;
/** Minimum length of a known word without digits: shorter words occur inside other words by chance. */
const MIN_WORD_LENGTH = 3;
const MAX_PARTS = 4;

const YEAR = /^(?:19[5-9]\d|20\d\d)$/;
/** A plate with letters at its end, or with at least three digits. */
const PLATE = /^([a-z]{1,2})(?:\d{1,4}[a-z]{1,3}|\d{3,4})$/;

type PartKind = 'name' | 'word' | 'year' | 'two digits' | 'plate';

function kindOf(index: CatalogueIndex, text: string): PartKind | null {
  if (YEAR.test(text)) return 'year';
  if (/^\d\d$/.test(text)) return 'two digits';
  const isLong = text.length >= MIN_WORD_LENGTH || /\d/.test(text);
  if (isLong && (index.spans.has(text) || ALIASES.has(text))) return 'name';
  const [, area = ''] = PLATE.exec(text) ?? [];
  if (area !== '' && index.plateCodes.has(area)) return 'plate';
  const isWord = TYPE_WORDS.has(text) || FILLER_WORDS.has(text) || index.cities.has(text);
  return isLong && isWord ? 'word' : null;
}

/**
 * Returns whether a part may follow the previous part. Two digits need a name or a word for 'year' before them:
 * 'avanza19', 'thn19'.
 */
const mayFollow = (previousPart: string, previousKind: PartKind, kind: PartKind) =>
  kind !== 'two digits' || previousKind === 'name' || YEAR_WORDS.has(previousPart);

/** Splits a text into known parts, as few as possible; null if the text contains anything else. */
function partsOf(index: CatalogueIndex, text: string): string[] | null {
  type Split = { parts: string[]; lastKind: PartKind };
  const splits: (Split | null)[] = [{ parts: [], lastKind: 'word' }];
  for (let end = 1; end <= text.length; end += 1) {
    splits[end] = null;
    for (let start = 0; start < end; start += 1) {
      const shorterSplit = splits[start];
      const part = text.slice(start, end);
      const kind = shorterSplit && shorterSplit.parts.length < MAX_PARTS ? kindOf(index, part) : null;
      if (
        !shorterSplit ||
        kind === null ||
        !mayFollow(shorterSplit.parts.at(-1) ?? '', shorterSplit.lastKind, kind)
      )
        continue;
      if (shorterSplit.parts.length + 1 >= (splits[end]?.parts.length ?? Infinity)) continue;
      splits[end] = { parts: [...shorterSplit.parts, part], lastKind: kind };
    }
  }
  return splits[text.length]?.parts ?? null;
}

/**
 * Returns the parts of a text that was typed without spaces: 'avanza2019', 'brioB1234CD', 'hondabrio'. Also separates a
 * year from an unknown name. Returns only the text itself if the text is a known word or has no known parts.
 */
export function splitJoined(index: CatalogueIndex, text: string): string[] {
  if (text.length > MAX_LENGTH || /^[\d.]+$/.test(text) || kindOf(index, text) !== null) return [text];
  const parts = partsOf(index, text);
  if (parts) return parts;
  const [, name = '', year = ''] = /^(\p{L}{3,})(19[5-9]\d|20\d\d)$/u.exec(text) ?? [];
  return name === '' ? [text] : [name, year];
}
