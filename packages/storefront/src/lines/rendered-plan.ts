import { createClient } from '@naungan/api/client';
import type { ProductType } from '@naungan/domain/lines';
import type { FoundPlan } from './call-types.ts';
import { lineCalls } from './line-calls.ts';
import { readSearch } from './plan-address.ts';

/** The server itself, rendering a page. */
const DEVICE = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/**
 * The plan that a page is rendered with, for the search of `address`; null when it is not sold, or when the API does not say
 * in time: the island then asks, and tells what is wrong.
 */
export async function renderedPlan<L extends ProductType>(
  line: L,
  id: string,
  address: string,
  fetchApi: typeof fetch | undefined,
): Promise<FoundPlan<L> | null> {
  if (!fetchApi) return null;
  const visitor = createClient({ token: () => null, device: () => DEVICE, fetch: fetchApi });
  return lineCalls(visitor, line)
    .loadPlan(id, readSearch(line, address))
    .catch(() => null);
}
