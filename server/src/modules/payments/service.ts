import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Deps } from '../../deps.ts';

export { askWhenSilent } from './ask.ts';
export { offeredMethods } from './gateways.ts';
export { paymentReferences } from './result.ts';
export { shownPayment } from './view.ts';

/** Where a browser turns a card into a token; `null` when cards are not offered. */
export function cardGateway({ config }: Deps): InvoiceFormat['cardGateway'] {
  if (!config.MIDTRANS_METHODS.includes('credit_card')) return null;
  return {
    scriptUrl: config.MIDTRANS_SCRIPT_URL,
    clientKey: config.MIDTRANS_CLIENT_KEY,
    environment: config.MIDTRANS_ENVIRONMENT,
  };
}
