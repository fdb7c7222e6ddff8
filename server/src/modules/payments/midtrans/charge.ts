import type { ChargeRequest } from '../gateway.ts';

const WIB_OFFSET_MS = 7 * 3_600_000;
/** The shortest expiry that the gateway accepts. */
const MIN_SECONDS = 20;
/** The gateway's documentation states one day in one section and five days in another; this is the shorter time. */
const MAX_SHOPEE_SECONDS = 86_400;

/** Format: `2026-01-05 10:00:00 +0700`. */
function orderTime(now: Date): string {
  const jakartaTime = new Date(now.getTime() + WIB_OFFSET_MS).toISOString();
  return `${jakartaTime.slice(0, 10)} ${jakartaTime.slice(11, 19)} +0700`;
}

type Body = Record<string, unknown>;
type Row = {
  build: (request: ChargeRequest) => Body;
  /** Whether the gateway sets the expiry, not the request. */
  gatewaySetsExpiry?: boolean;
  maxSeconds?: number;
};

const bankMethod = (code: string): Row => ({
  build: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank: code } }),
});
const storeMethod = (code: string): Row => ({
  build: () => ({ payment_type: 'cstore', cstore: { store: code, message: 'Premi asuransi' } }),
});
const withoutDetails = (type: string): Row => ({ build: () => ({ payment_type: type }) });

/** One row per method. A new method of this gateway is a new row (docs/recipes/add-a-payment-method.md). */
const ROWS: Record<string, Row> = {
  bca: bankMethod('bca'),
  bni: bankMethod('bni'),
  bri: bankMethod('bri'),
  mandiri_bill: {
    build: () => ({ payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran:', bill_info2: 'Premi' } }),
  },
  permata: bankMethod('permata'),
  credit_card: {
    gatewaySetsExpiry: true,
    build: ({ cardToken }) => ({
      payment_type: 'credit_card',
      credit_card: { token_id: cardToken, authentication: true, callback_type: 'js_event' },
    }),
  },
  gopay: {
    build: ({ finishUrl }) => ({
      payment_type: 'gopay',
      gopay: { enable_callback: true, callback_url: finishUrl },
    }),
  },
  // The type `shopeepay` opens the app and has no code to scan: a computer gets QRIS instead.
  shopeepay: {
    maxSeconds: MAX_SHOPEE_SECONDS,
    build: ({ isOnPhone, finishUrl }) =>
      isOnPhone
        ? { payment_type: 'shopeepay', shopeepay: { callback_url: finishUrl } }
        : { payment_type: 'qris', qris: { acquirer: 'airpay shopee' } },
  },
  indomaret: storeMethod('indomaret'),
  alfamart: storeMethod('alfamart'),
  akulaku: withoutDetails('akulaku'),
  danamon_online: withoutDetails('danamon_online'),
  cimb_clicks: {
    build: () => ({ payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi asuransi' } }),
  },
};

export const MIDTRANS_METHODS: readonly string[] = Object.keys(ROWS);

function customExpiry({ now, expiresAt }: ChargeRequest, maxSeconds: number): Body {
  const start = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const requestedSeconds = Math.ceil((expiresAt.getTime() - start.getTime()) / 1000);
  const seconds = Math.min(maxSeconds, Math.max(MIN_SECONDS, requestedSeconds));
  return {
    custom_expiry: { order_time: orderTime(start), expiry_duration: seconds, unit: 'second' },
  };
}

/** Returns the charge body, or `null` for an unknown method and for a card without a token. */
export function chargeBody(request: ChargeRequest): Body | null {
  if (!Object.hasOwn(ROWS, request.type)) return null;
  const row = ROWS[request.type];
  if (!row || (request.type === 'credit_card' && !request.cardToken)) return null;
  return {
    ...row.build(request),
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
    ...(row.gatewaySetsExpiry ? {} : customExpiry(request, row.maxSeconds ?? Number.POSITIVE_INFINITY)),
    custom_field1: request.invoiceNumber,
  };
}
