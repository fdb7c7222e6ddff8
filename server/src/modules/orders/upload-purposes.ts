import { uploadForOrder, uploadForRevision } from '@naungan/api/upload-shapes';
import { uploadPurpose } from '../../core/module.ts';
import { refuse } from '../../problem.ts';
import { uploadSpecs } from '../plans/service.ts';
import { withPlanDocuments } from './documents.ts';
import { needsRevision, revisionFile } from './revision.ts';
import { findOrder } from './service.ts';

/** Documents of a product line, before there is an order: any member's. */
export const orderDocuments = uploadPurpose({
  name: 'order',
  about: uploadForOrder,
  specFor: async (tx, { about, code }) => (await uploadSpecs(tx, about.productType)).get(code) ?? null,
});

/** Documents that the insurer sent back, or that corrected data may need, of an own order that waits for them. */
export const revisionDocuments = uploadPurpose({
  name: 'revision',
  about: uploadForRevision,
  async specFor(tx, { userId, about, code }) {
    const order = await findOrder(tx, about.orderId);
    if (order?.userId !== userId || !needsRevision(order)) return refuse('NOT_FOUND');
    return revisionFile(await withPlanDocuments(tx, order), code);
  },
});
