import { contrast } from '@naungan/domain/brand';
import type { TokenSet, TokenSets } from '../token-sheet/index.ts';
import { opaqueHex } from './colour.ts';
import { ADVISED, PAIRS, type Pair } from './pairs.ts';

/** Tokens that have the value of another until somebody gives them one. */
const STANDS_FOR: TokenSet = { focus: 'var(--nu-brand)' };

/** The value that a token comes to, through any number of `var(--nu-…)`. */
function colourOf(name: string, set: TokenSet, seen: readonly string[] = []): string | null {
  const value = set[name] ?? STANDS_FOR[name];
  if (value === undefined || seen.includes(name)) return null;
  const other = /^var\(\s*--nu-([a-z0-9-]+)\s*(?:,[^)]*)?\)$/.exec(value.trim())?.[1];
  return other ? colourOf(other, set, [...seen, name]) : opaqueHex(value);
}

const rounded = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function problemOf({ one, ground, least, criterion, use }: Pair, set: TokenSet): string[] {
  const [front, back] = [colourOf(one, set), colourOf(ground, set)];
  const unread = (front === null && one) || (back === null && ground);
  if (unread)
    return [
      `--nu-${unread} (${set[unread] ?? 'no value'}) cannot be checked: give it as #rrggbb, rgb(), hsl() or oklch(), without transparency`,
    ];
  const ratio = contrast(front ?? '', back ?? '');
  return ratio >= least
    ? []
    : [
        `--nu-${one} (${front}) on --nu-${ground} (${back}), ${use}: ${rounded(ratio)}:1, needs ${least}:1 (WCAG ${criterion})`,
      ];
}

const problemsOf = (pairs: readonly Pair[], set: TokenSet) => [
  ...new Set(pairs.flatMap((pair) => problemOf(pair, set))),
];

export type ContrastReport = { problems: string[]; advice: string[] };

/**
 * What cannot be read with a partner's tokens over ours, in both sets. An override on `:root` lies over the dark set
 * too, as it does in a browser: what it names there needs a value in the dark set as well.
 */
export function contrastReport(
  defaults: TokenSets,
  partner: TokenSets,
): Record<keyof TokenSets, ContrastReport> {
  const light = { ...defaults.light, ...partner.light };
  const dark = { ...defaults.light, ...defaults.dark, ...partner.light, ...partner.dark };
  const reportOf = (set: TokenSet) => ({
    problems: problemsOf(PAIRS, set),
    advice: problemsOf(ADVISED, set),
  });
  return { light: reportOf(light), dark: reportOf(dark) };
}
