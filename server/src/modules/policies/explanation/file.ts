import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findOrder, type OrderRecord } from '../../orders/service.ts';
import { renderExplanation } from './render.ts';

const FOLDER = 'explanations';

/** A link to the explanation of what was ordered; dies within ten minutes [Q5]. */
export const explanationLink = ({ files }: Deps, { id, kpaNumber }: OrderRecord): string =>
  files.signedUrl(`${FOLDER}/${id}`, {
    name: `Penjelasan-Asuransi-${kpaNumber.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
  });

/** Nothing of it is stored: it is made when a signed link is opened. */
export function serveExplanations(deps: Deps): void {
  deps.files.make(FOLDER, async (id) => {
    const order = isUuid(id) ? await findOrder(deps.db, id) : null;
    return (
      order && { owner: order.userId, draw: () => renderExplanation({ order, brand: deps.config.BRAND }) }
    );
  });
}
