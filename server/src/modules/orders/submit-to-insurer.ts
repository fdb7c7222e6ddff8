import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

/** The job that starts the simulated insurer; data: `{ orderId }`. */
export const ORDER_SUBMITTED = 'order.submitted';

/** Enqueues the job of the simulated insurer. Without simulators, the staff see the order in the list of the desk. */
export async function submitToInsurer(tx: Tx, { config, jobs }: Deps, orderId: string): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, ORDER_SUBMITTED, { orderId }, { startAfter: config.INSURER_DELAY_SECONDS });
}
