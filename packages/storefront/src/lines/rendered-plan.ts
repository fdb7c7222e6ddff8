import { createClient } from '@naungan/api/client';
import type { ProductType } from '@naungan/domain/lines';
import { loadLineDetails } from '@naungan/ui/lines';
import type { FoundPlan } from './call-types.ts';
import { lineCalls } from './line-calls.ts';
import { readSearch } from './plan-url.ts';

/** Device headers of the rendering server. */
const DEVICE = { device_id: '', os: '', platform: 'web', source: 'storefront' };

/**
 * Resolves to the plan that a page is rendered with, for the search of `urlQuery`, after the screens of the plan are
 * loaded; null if the plan is not sold, or if the API does not respond in time. Then the island loads the plan, and shows
 * a failure if this fails too.
 */
export async function renderedPlan<L extends ProductType>(
  line: L,
  id: string,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
): Promise<FoundPlan<L> | null> {
  if (!fetchApi) return null;
  const visitorClient = createClient({ token: () => null, device: () => DEVICE, fetch: fetchApi });
  const foundPlan = lineCalls(visitorClient, line)
    .loadPlan(id, readSearch(line, urlQuery))
    .catch(() => null);
  await loadLineDetails(line);
  return foundPlan;
}
