import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { contractsOf } from '../lines/contracts.ts';
import { LINES } from '../lines/lines.ts';
import type { NamedRoute } from '../route.ts';
import type { Example } from './example.ts';

const rows = PRODUCT_TYPES.map(async (line) => {
  const calls: Record<string, NamedRoute> = contractsOf(line).calls;
  const examples: Record<string, Example | undefined> = await LINES[line].loadExamples();
  return Object.entries(calls).map(([call, { name }]) => [name, examples[call]] as const);
});

/** Examples of the calls of all lines, by the name of the call. */
export const LINE_EXAMPLES: Record<string, Example | undefined> = Object.fromEntries(
  (await Promise.all(rows)).flat(),
);
