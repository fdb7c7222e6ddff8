import { z } from 'zod';
import type { Transaction } from '../transaction.ts';
import { DAY, MINUTE, type SimulatedMethod } from './method.ts';

const callbackUrlSchema = z.url({ protocol: /^[a-z][a-z0-9.+-]*$/ }).max(2_000);

const commonFields = {
  maximumSeconds: 7 * DAY,
  numberRule: null,
  hasFraudStatus: true,
  supportsIdempotencyKey: true,
  paymentPlace: 'app',
} as const;

/** Returns whether the payer has paid or declined. In both cases, the notification of a wallet has additional fields. */
const isDecidedByPayer = ({ status }: Transaction) =>
  status !== 'pending' && status !== 'expire' && status !== 'cancel';

const gopay: SimulatedMethod = {
  ...commonFields,
  code: 'gopay',
  label: 'GoPay',
  paymentType: 'gopay',
  requestSchema: z.looseObject({
    gopay: z
      .looseObject({ enable_callback: z.boolean().optional(), callback_url: callbackUrlSchema.optional() })
      .refine(({ enable_callback: hasCallback, callback_url: url }) => !hasCallback || url !== undefined, {
        error: 'gopay.callback_url is required',
      })
      .optional(),
  }),
  message: 'GoPay transaction is created',
  defaultSeconds: 15 * MINUTE,
  refundSupport: 'partial',
  payerPath: (id) => `/gopay/${id}`,
  replyFields: ({ id }, base) => ({
    actions: [
      { name: 'generate-qr-code', method: 'GET', url: `${base}/v2/gopay/${id}/qr-code` },
      { name: 'generate-qr-code-v2', method: 'GET', url: `${base}/v4/qris/gopay/${id}/qr-code` },
      { name: 'deeplink-redirect', method: 'GET', url: `${base}/gopay/${id}` },
      { name: 'get-status', method: 'GET', url: `${base}/v2/${id}/status` },
      { name: 'cancel', method: 'POST', url: `${base}/v2/${id}/cancel`, fields: [] },
    ],
  }),
  notificationFields: (transaction) =>
    isDecidedByPayer(transaction) ? { payment_option_type: 'GOPAY_WALLET' } : {},
};

const shopeepay: SimulatedMethod = {
  ...commonFields,
  code: 'shopeepay',
  label: 'ShopeePay',
  paymentType: 'shopeepay',
  requestSchema: z.looseObject({
    shopeepay: z.looseObject({ callback_url: callbackUrlSchema.optional() }).optional(),
  }),
  message: 'ShopeePay transaction is created',
  defaultSeconds: 5 * MINUTE,
  maximumSeconds: 5 * DAY,
  refundSupport: 'full',
  payerPath: (id) => `/shopeepay/${id}`,
  replyFields: ({ id }, base) => ({
    channel_response_code: '0',
    channel_response_message: 'success',
    actions: [{ name: 'deeplink-redirect', method: 'GET', url: `${base}/shopeepay/${id}` }],
  }),
  notificationFields: () => ({}),
};

type Acquirer = Pick<SimulatedMethod, 'code' | 'label' | 'defaultSeconds' | 'maximumSeconds'> & {
  acquirer: string;
  isDefault?: true;
};

function qris({ acquirer, isDefault, ...options }: Acquirer): SimulatedMethod {
  const isShopee = acquirer === 'airpay shopee';
  return {
    ...commonFields,
    ...options,
    paymentType: 'qris',
    variant: { part: 'qris', key: 'acquirer', value: acquirer, ...(isDefault ? { isDefault } : {}) },
    requestSchema: z.looseObject({ qris: z.looseObject({ acquirer: z.string().optional() }).optional() }),
    message: 'QRIS transaction is created',
    refundSupport: 'partial',
    payerPath: (id) => `/qris/${id}`,
    replyFields: ({ id }, base) => ({
      acquirer,
      qr_string: `${base}/qris/${id}`,
      actions: [
        { name: 'generate-qr-code', method: 'GET', url: `${base}/v2/qris/${id}/qr-code` },
        { name: 'generate-qr-code-v2', method: 'GET', url: `${base}/v4/qris/${id}/qr-code` },
      ],
    }),
    notificationFields: (transaction) => ({
      acquirer,
      ...(isDecidedByPayer(transaction)
        ? {
            issuer: isShopee ? 'airpay shopee' : 'gopay',
            transaction_type: 'on-us',
            reference_id: transaction.id.replaceAll('-', '').slice(0, 20),
            ...(isShopee ? { shopeepay_reference_number: transaction.id.slice(0, 8) } : {}),
          }
        : {}),
    }),
  };
}

export const WALLETS: SimulatedMethod[] = [
  gopay,
  shopeepay,
  qris({
    code: 'qris_gopay',
    label: 'QRIS (GoPay)',
    acquirer: 'gopay',
    isDefault: true,
    defaultSeconds: 15 * MINUTE,
    maximumSeconds: 7 * DAY,
  }),
  qris({
    code: 'qris_shopeepay',
    label: 'QRIS (ShopeePay)',
    acquirer: 'airpay shopee',
    defaultSeconds: 5 * MINUTE,
    maximumSeconds: 5 * DAY,
  }),
];
