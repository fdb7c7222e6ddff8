import { uploadForOrder, uploadForRevision } from '@naungan/api/upload-shapes';
import { throwProblem } from '../../api-problem.ts';
import { uploadPurpose } from '../../core/module.ts';
import { uploadSpecs } from '../plans/service.ts';
import { withPlanDocuments } from './documents.ts';
import { needsRevision, revisionFileRule } from './revision.ts';
import { findOrder } from './service.ts';

/** Documents of a line, uploaded by a member before there is an order. */
export const orderDocuments = uploadPurpose({
  name: 'order',
  purposeFields: uploadForOrder,
  ruleFor: async (tx, { purposeFields, code }) =>
    (await uploadSpecs(tx, purposeFields.productType)).get(code) ?? null,
});

/** Documents for the corrections of a member's order. */
export const revisionDocuments = uploadPurpose({
  name: 'revision',
  purposeFields: uploadForRevision,
  async ruleFor(tx, { userId, purposeFields, code }) {
    const order = await findOrder(tx, purposeFields.orderId);
    if (order?.userId !== userId || !needsRevision(order)) return throwProblem('NOT_FOUND');
    return revisionFileRule(await withPlanDocuments(tx, order), code);
  },
});
