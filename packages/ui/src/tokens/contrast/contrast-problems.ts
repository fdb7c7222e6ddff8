import { contrast } from '@naungan/domain/brand';
import type { TokenSet, TokenSets } from '../token-sheet/index.ts';
import { opaqueHex } from './colour.ts';
import { ADVISED_PAIRS, PAIRS, type Pair } from './pairs.ts';

/** Tokens whose default value is the value of another token. */
const DEFAULT_ALIASES: TokenSet = { focus: 'var(--nu-brand)' };

/**
 * Returns the colour of a token as `#rrggbb`, also if its value refers to another token by `var(--nu-…)`; `null`
 * if the value cannot be converted or refers to itself.
 */
function colourOf(name: string, set: TokenSet, visited: readonly string[] = []): string | null {
  const value = set[name] ?? DEFAULT_ALIASES[name];
  if (value === undefined || visited.includes(name)) return null;
  const alias = /^var\(\s*--nu-([a-z0-9-]+)\s*(?:,[^)]*)?\)$/.exec(value.trim())?.[1];
  return alias ? colourOf(alias, set, [...visited, name]) : opaqueHex(value);
}

const roundDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Returns the problem of a pair as a sentence; `null` if the contrast is sufficient. */
function problemOf({ foreground, background, minimum, criterion, use }: Pair, set: TokenSet): string | null {
  const foregroundColour = colourOf(foreground, set);
  const backgroundColour = colourOf(background, set);
  if (foregroundColour === null || backgroundColour === null) {
    const token = foregroundColour === null ? foreground : background;
    return `--nu-${token} (${set[token] ?? 'no value'}) cannot be checked: give it as #rrggbb, rgb(), hsl() or oklch(), without transparency`;
  }
  const ratio = contrast(foregroundColour, backgroundColour);
  if (ratio >= minimum) return null;
  return `--nu-${foreground} (${foregroundColour}) on --nu-${background} (${backgroundColour}), ${use}: ${roundDown(ratio)}:1, needs ${minimum}:1 (WCAG ${criterion})`;
}

/** Returns the problems of all pairs. A token that cannot be checked is reported once, not once per pair. */
function problemsOf(pairs: readonly Pair[], set: TokenSet): string[] {
  const problems = pairs.map((pair) => problemOf(pair, set)).filter((problem) => problem !== null);
  return [...new Set(problems)];
}

/** Sentences for the partner: `problems` must be corrected, `advice` may be followed. */
export type ContrastReport = { problems: string[]; advice: string[] };

/**
 * Returns the contrast problems of a partner's tokens, for the light and the dark set. Tokens that the partner
 * does not override have their default values. An override on `:root` also applies in the dark set, as in a
 * browser, unless the partner's dark set overrides the token, too.
 */
export function contrastReport(
  defaults: TokenSets,
  partner: TokenSets,
): Record<keyof TokenSets, ContrastReport> {
  const light = { ...defaults.light, ...partner.light };
  const dark = { ...defaults.light, ...defaults.dark, ...partner.light, ...partner.dark };
  const reportOf = (set: TokenSet) => ({
    problems: problemsOf(PAIRS, set),
    advice: problemsOf(ADVISED_PAIRS, set),
  });
  return { light: reportOf(light), dark: reportOf(dark) };
}
