import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

/** The job that the insurer's side starts with, for a simulator; data: `{ orderId }`. */
export const ORDER_SUBMITTED = 'order.submitted';

/** Lets the insurer look at an order. Only a simulator listens: people find it at the desk. */
export async function submitToInsurer(tx: Tx, { config, jobs }: Deps, orderId: string): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, ORDER_SUBMITTED, { orderId }, { startAfter: config.INSURER_DELAY_SECONDS });
}
