import type { LineRules } from './line.ts';
import { LINES, type LineTypes } from './lines.ts';
import type { ProductType } from './product-type.ts';

// Loads the rules of every line before it is evaluated, so that servers and tests use them without waiting.
const loaded = await Promise.all(
  Object.values(LINES).map(async ({ code, loadRules }) => [code, await loadRules()] as const),
);

const RULES = Object.fromEntries(loaded) as unknown as { [L in ProductType]: LineRules<LineTypes[L]> };

/** The rules and schemas of a line. For servers: a browser loads those of one line by `loadRules` of its entry. */
export function rulesOf<L extends ProductType>(line: L): LineRules<LineTypes[L]> {
  return RULES[line];
}
