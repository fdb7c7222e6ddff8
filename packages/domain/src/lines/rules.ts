import type { LineRules } from './line.ts';
import { LINES, type LineTypes } from './lines.ts';
import type { ProductType } from './product-type.ts';

// Loads the rules of every line when this module loads, so that servers and tests can use the rules synchronously.
const ruleEntries = await Promise.all(
  Object.values(LINES).map(async ({ code, loadRules }) => [code, await loadRules()] as const),
);

const RULES = Object.fromEntries(ruleEntries) as unknown as { [L in ProductType]: LineRules<LineTypes[L]> };

/** Returns the rules and schemas of a line, on servers. A browser loads the rules of one line by `loadRules` of the line. */
export function rulesOf<L extends ProductType>(line: L): LineRules<LineTypes[L]> {
  return RULES[line];
}
