import { contrast } from '@naungan/domain/brand';
import type { TokenSet, TokenSets } from '../token-sheet/index.ts';
import { opaqueHex } from './colour.ts';
import { ADVISED_PAIRS, PAIRS, type Pair } from './pairs.ts';

/** Tokens whose default value is the value of another token. */
const DEFAULT_ALIASES: TokenSet = { focus: 'var(--nu-brand)' };

/** Returns the colour of a token, also if its value refers to other tokens by `var(--nu-…)`. */
function colourOf(name: string, set: TokenSet, visited: readonly string[] = []): string | null {
  const value = set[name] ?? DEFAULT_ALIASES[name];
  if (value === undefined || visited.includes(name)) return null;
  const alias = /^var\(\s*--nu-([a-z0-9-]+)\s*(?:,[^)]*)?\)$/.exec(value.trim())?.[1];
  return alias ? colourOf(alias, set, [...visited, name]) : opaqueHex(value);
}

const roundDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function problemOf({ foreground, background, minimum, criterion, use }: Pair, set: TokenSet): string[] {
  const [frontColour, backColour] = [colourOf(foreground, set), colourOf(background, set)];
  const unparsableToken = (frontColour === null && foreground) || (backColour === null && background);
  if (unparsableToken)
    return [
      `--nu-${unparsableToken} (${set[unparsableToken] ?? 'no value'}) cannot be checked: give it as #rrggbb, rgb(), hsl() or oklch(), without transparency`,
    ];
  const ratio = contrast(frontColour ?? '', backColour ?? '');
  return ratio >= minimum
    ? []
    : [
        `--nu-${foreground} (${frontColour}) on --nu-${background} (${backColour}), ${use}: ${roundDown(ratio)}:1, needs ${minimum}:1 (WCAG ${criterion})`,
      ];
}

const problemsOf = (pairs: readonly Pair[], set: TokenSet) => [
  ...new Set(pairs.flatMap((pair) => problemOf(pair, set))),
];

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
