import type { ProductType } from '@naungan/domain/lines';
import { LINES, type LoadedContracts } from './lines.ts';

// Loads the schemas of every line during module evaluation, so that the server can use them synchronously.
const loaded = await Promise.all(
  Object.entries(LINES).map(async ([code, { loadContracts }]) => [code, await loadContracts()] as const),
);

/**
 * The calls and order parts of every line with their schemas. For servers: a browser needs no schemas to send
 * requests.
 */
export const LOADED_CONTRACTS = Object.fromEntries(loaded) as unknown as LoadedContracts;

export function contractsOf<L extends ProductType>(line: L): LoadedContracts[L] {
  return LOADED_CONTRACTS[line];
}
