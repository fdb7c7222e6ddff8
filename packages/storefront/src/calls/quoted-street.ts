import type { FormAutosave } from '@naungan/ui/account/form-autosave';

/** The name that the street is kept by. */
export const QUOTE_FORM = 'quote';

/** Which building a street belongs to, as the address names it: that of another one must not come up again. */
const BUILDING = [
  'occupation',
  'buildingPrices',
  'totalBuildingArea',
  'province',
  'district_level',
  'district',
];

const buildingOf = (pairs: readonly [name: string, value: string][]) =>
  String(pairs.filter(([name]) => BUILDING.includes(name)));

/** The search of a building with the street that was typed for it in this tab: no address holds that. */
export async function withQuotedStreet<Search extends object>(
  autosave: Pick<FormAutosave, 'load'>,
  pairs: (search: Search) => [name: string, value: string][],
  search: Search,
): Promise<Search> {
  const typed = await autosave.load().catch(() => null);
  const street = typed?.building === buildingOf(pairs(search)) ? typed.address : undefined;
  return street ? { ...search, address: street } : search;
}

/** Keeps the street of a building for its order, in this tab. */
export function keepQuotedStreet<Search extends { address?: string }>(
  autosave: Pick<FormAutosave, 'save' | 'discard'>,
  pairs: (search: Search) => [name: string, value: string][],
  search: Search,
): void {
  if (search.address) autosave.save({ building: buildingOf(pairs(search)), address: search.address });
  else autosave.discard();
}
