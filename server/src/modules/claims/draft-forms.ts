import { policyProblem } from '@naungan/domain/claim';
import { draftForms } from '../../core/module.ts';
import { policyState } from '../policies/service.ts';
import { findPolicyWithOrder } from './policy.ts';

/** Drafts of claims on the member's policies. The form is open as long as the policy accepts claims. */
export const claimDrafts = draftForms('claim', async (db, { userId, name, now }) => {
  const policyWithOrder = await findPolicyWithOrder(db, name.policyNumber);
  if (policyWithOrder?.policy.userId !== userId) return null;
  const { policy, order } = policyWithOrder;
  const { productType } = policy;
  const isOpen = policyProblem(policyState(policy, now)) === null;
  return { productType, productName: order.product.productName, isOpen };
});
