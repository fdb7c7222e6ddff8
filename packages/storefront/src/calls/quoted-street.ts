import type { FormAutosave } from '@naungan/ui/account/form-autosave';

/** Form name under which the street is stored. */
export const QUOTE_FORM = 'quote';

/** Fields of the URL that identify a building. A stored street is used only for the building for which it was entered. */
const BUILDING_FIELDS = [
  'occupation',
  'buildingPrices',
  'totalBuildingArea',
  'province',
  'district_level',
  'district',
];

/** Returns a text that identifies the building of a search. */
const buildingOf = (pairs: readonly [name: string, value: string][]) =>
  String(pairs.filter(([name]) => BUILDING_FIELDS.includes(name)));

/**
 * Returns the search with the street that the visitor entered for this building in this tab; a URL never contains
 * the street.
 */
export async function withQuotedStreet<Search extends object>(
  autosave: Pick<FormAutosave, 'load'>,
  toPairs: (search: Search) => [name: string, value: string][],
  search: Search,
): Promise<Search> {
  const storedInput = await autosave.load().catch(() => null);
  const street = storedInput?.building === buildingOf(toPairs(search)) ? storedInput.address : undefined;
  return street ? { ...search, address: street } : search;
}

/** Stores the street of a building for its order, in this tab. Without a street in the search, deletes the stored street. */
export function storeQuotedStreet<Search extends { address?: string }>(
  autosave: Pick<FormAutosave, 'save' | 'discard'>,
  toPairs: (search: Search) => [name: string, value: string][],
  search: Search,
): void {
  if (search.address) autosave.save({ building: buildingOf(toPairs(search)), address: search.address });
  else autosave.discard();
}
