import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findActivePayment } from './repository.ts';

export { offeredMethods } from './gateways.ts';
export { findInvoicesUnderReview } from './repository.ts';
export { listPaymentReferences } from './result.ts';
export { checkRecentPayments, refreshUnreportedPayment } from './status-refresh.ts';
export { findDisplayedPayment, findEndedAttempt } from './view.ts';

/** Returns whether a payment of this invoice is under review: it can be neither completed nor replaced. */
export const isUnderReview = async (db: Db | Tx, invoiceId: string): Promise<boolean> =>
  (await findActivePayment(db, invoiceId))?.status === 'challenge';

/** Returns where a browser creates card tokens; `null` when cards are not offered. */
export function cardGateway({ config }: Deps): InvoiceFormat['cardGateway'] {
  if (!config.MIDTRANS_METHODS.includes('credit_card')) return null;
  return {
    scriptUrl: config.MIDTRANS_SCRIPT_URL,
    clientKey: config.MIDTRANS_CLIENT_KEY,
    environment: config.MIDTRANS_ENVIRONMENT,
  };
}
