import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

/** The job in which the simulated insurer decides on an order; data: `{ orderId }`. */
export const INSURER_ORDER_JOB = 'order.submitted';

/** Lets the simulated insurer decide on the order. Without simulators, does nothing: the staff decide at the desk. */
export async function submitToInsurer(tx: Tx, { config, jobs }: Deps, orderId: string): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, INSURER_ORDER_JOB, { orderId }, { startAfter: config.INSURER_DELAY_SECONDS });
}
