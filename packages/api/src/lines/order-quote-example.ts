import { AMOUNT_LABELS, type OrderAmounts } from '@naungan/domain/fee';
import { PRODUCT_ID } from '../openapi/example-facts.ts';
import { EXAMPLE_DAY } from './order.ts';

/** The amounts and rows of a price with a printed policy, for the example of a quote. */
function pricedRows(premiumLabel: string, amounts: OrderAmounts) {
  const { premium, adminFee, policyPrintFee, serviceFee } = amounts;
  return [
    { label: premiumLabel, amount: premium },
    { label: AMOUNT_LABELS.adminFee, amount: adminFee },
    { label: AMOUNT_LABELS.policyPrintFee, amount: policyPrintFee },
    { label: AMOUNT_LABELS.serviceFee, amount: serviceFee },
  ];
}

/**
 * Returns the example of a quote. `input` are the chosen fields of the request, `payload` the fields of the order's
 * payload in the reply.
 */
export const orderQuoteExample = <Input extends object, Payload extends { timePeriod: number }>(
  input: Input,
  payload: Payload,
  amounts: OrderAmounts,
) => ({
  request: { productId: PRODUCT_ID, printPolicy: true, ...input },
  reply: {
    productId: PRODUCT_ID,
    pricedOn: EXAMPLE_DAY,
    payload: { ...payload, printPolicy: true, amounts },
    rows: pricedRows(`Premi ${payload.timePeriod} tahun`, amounts),
  },
});
