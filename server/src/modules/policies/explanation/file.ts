import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findOrder, type OrderRecord } from '../../orders/service.ts';
import { renderExplanation } from './render.ts';

const FOLDER = 'explanations';

/** Returns a link to the explanation of an order. The link expires after ten minutes [Q5]. */
export const explanationLink = ({ files }: Deps, { id, kpaNumber }: OrderRecord): string =>
  files.signedUrl(`${FOLDER}/${id}`, {
    name: `Penjelasan-Asuransi-${kpaNumber.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
  });

/** Registers the generator that renders an explanation whenever its link is opened; no file is stored. */
export function registerExplanationGenerator(deps: Deps): void {
  deps.files.registerGenerator(FOLDER, async (id) => {
    const order = isUuid(id) ? await findOrder(deps.db, id) : null;
    return (
      order && { owner: order.userId, render: () => renderExplanation({ order, brand: deps.config.BRAND }) }
    );
  });
}
