import { z } from 'zod';
import type { Transaction } from '../transaction.ts';
import { DAY, type SimulatedMethod } from './method.ts';

type Shop = { store: string; label: string; length: number; supportsIdempotencyKey: boolean };

const receiptRowSchema = z.string().max(255).optional();

function shopMethod({ store, label, length, supportsIdempotencyKey }: Shop): SimulatedMethod {
  const codeFields = ({ vaNumber }: Transaction) => ({ payment_code: vaNumber, store });
  return {
    code: store,
    label,
    paymentType: 'cstore',
    variant: { part: 'cstore', key: 'store', value: store },
    requestSchema: z.looseObject({
      cstore: z.looseObject({
        message: receiptRowSchema,
        alfamart_free_text_1: receiptRowSchema,
        alfamart_free_text_2: receiptRowSchema,
        alfamart_free_text_3: receiptRowSchema,
      }),
    }),
    message: 'Success, cstore transaction is successful',
    defaultSeconds: DAY,
    maximumSeconds: 180 * DAY,
    numberRule: { label: 'Kode pembayaran', prefix: '', length },
    hasFraudStatus: true,
    refundSupport: 'none',
    supportsIdempotencyKey,
    paymentPlace: 'shop',
    replyFields: codeFields,
    notificationFields: (transaction) => ({
      ...codeFields(transaction),
      ...(transaction.approvalCode === null ? {} : { approval_code: transaction.approvalCode }),
    }),
  };
}

export const SHOPS: SimulatedMethod[] = [
  shopMethod({ store: 'indomaret', label: 'Indomaret', length: 14, supportsIdempotencyKey: false }),
  shopMethod({ store: 'alfamart', label: 'Alfamart', length: 16, supportsIdempotencyKey: true }),
];
