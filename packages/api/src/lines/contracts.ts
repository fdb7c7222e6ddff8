import type { ProductType } from '@naungan/domain/lines';
import { LINES, type LoadedContracts } from './lines.ts';

// Loads the schemas of every line during module evaluation, so that the server can use them synchronously.
const contractEntries = await Promise.all(
  Object.entries(LINES).map(async ([code, { loadContracts }]) => [code, await loadContracts()] as const),
);

/**
 * The calls and order parts of every line with their schemas. Only servers import them: a browser sends
 * requests without schemas.
 */
export const LOADED_CONTRACTS = Object.fromEntries(contractEntries) as unknown as LoadedContracts;

export function contractsOf<L extends ProductType>(line: L): LoadedContracts[L] {
  return LOADED_CONTRACTS[line];
}
