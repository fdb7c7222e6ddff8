import type { ChargeRequest } from '../gateway.ts';

const WIB_OFFSET_MS = 7 * 3_600_000;
/** The gateway takes nothing shorter. */
const SHORTEST_SECONDS = 20;

/** `2026-01-05 10:00:00 +0700` */
function orderTime(now: Date): string {
  const clock = new Date(now.getTime() + WIB_OFFSET_MS).toISOString();
  return `${clock.slice(0, 10)} ${clock.slice(11, 19)} +0700`;
}

type Build = (request: ChargeRequest) => Record<string, unknown>;

/** One row a method. A new method of this gateway is a new row (docs/add-a-payment-method.md). */
const BUILD: Record<string, Build> = {
  bca: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } }),
  gopay: ({ finishUrl }) => ({
    payment_type: 'gopay',
    gopay: { enable_callback: true, callback_url: finishUrl },
  }),
};

export const MIDTRANS_METHODS = Object.keys(BUILD);

/** The charge body, or `null` for a method that this adapter does not know. */
export function chargeBody(request: ChargeRequest): Record<string, unknown> | null {
  const build = BUILD[request.method];
  if (!build) return null;
  const start = new Date(Math.floor(request.now.getTime() / 1000) * 1000);
  const seconds = Math.max(
    SHORTEST_SECONDS,
    Math.ceil((request.expiresAt.getTime() - start.getTime()) / 1000),
  );
  return {
    ...build(request),
    transaction_details: { order_id: request.reference, gross_amount: request.total },
    item_details: [
      {
        id: request.invoiceNumber,
        price: request.total,
        quantity: 1,
        name: request.productName.slice(0, 50),
      },
    ],
    customer_details: {
      first_name: request.customer.name.slice(0, 255),
      email: request.customer.email,
      phone: request.customer.phone,
    },
    custom_expiry: { order_time: orderTime(start), expiry_duration: seconds, unit: 'second' },
    custom_field1: request.invoiceNumber,
  };
}
