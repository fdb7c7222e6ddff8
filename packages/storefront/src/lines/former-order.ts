import { ApiProblem } from '@naungan/api/api-problem';
import type { Client } from '@naungan/api/client';
import type { ProductType } from '@naungan/domain/lines';
import { loadLineOrder } from '@naungan/ui/lines';
import type { SavedOrderDraft } from '@naungan/ui/lines/saved-draft';
import { isRevisionOf } from '@naungan/ui/orders/revision-wizard';

/**
 * Returns the values of an earlier order of the member, to order it again. Resolves to `null` if the order does not exist or
 * belongs to another line. `files` is empty, because the documents must be uploaded again.
 */
export async function loadFormerOrder<L extends ProductType>(
  api: Client,
  line: L,
  id: string,
): Promise<{ values: SavedOrderDraft<L>; files: Record<string, File> } | null> {
  try {
    const [{ response }, { revisedSlices }] = await Promise.all([
      api.call('formerOrder', { params: { id } }),
      loadLineOrder(line),
    ]);
    if (!isRevisionOf(line, response)) return null;
    return { values: { slices: revisedSlices(response), sameAsAccount: false }, files: {} };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
