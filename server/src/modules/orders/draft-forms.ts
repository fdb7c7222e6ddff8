import { todayInJakarta } from '@naungan/domain/dates';
import { draftForms } from '../../core/module.ts';
import { findPlan } from '../plans/service.ts';
import { findRevisionRequestTime } from './revision.ts';
import { findOrder } from './service.ts';

/** Drafts of orders. The form is open as long as the plan is sold. */
export const orderDrafts = draftForms('order', async (db, { name: { productType, planId }, now }) => {
  const plan = await findPlan(db, productType, planId, todayInJakarta(now));
  return plan && { productType, productName: plan.productName, isOpen: true };
});

/**
 * Drafts of revisions. The form is open until the revision is sent, the order is decided or another revision is
 * requested.
 */
export const revisionDrafts = draftForms('revision', async (db, { userId, name }) => {
  const order = await findOrder(db, name.orderId);
  if (order?.userId !== userId) return null;
  const isOpen = findRevisionRequestTime(order)?.getTime() === name.requestedAt;
  return { productType: order.productType, productName: order.product.productName, isOpen };
});
