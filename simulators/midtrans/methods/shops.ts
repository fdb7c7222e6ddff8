import { z } from 'zod';
import type { Transaction } from '../transaction.ts';
import { DAY, type SimulatedMethod } from './method.ts';

type Shop = { store: string; label: string; length: number; idempotent: boolean };

const receiptRow = z.string().max(255).optional();

function shop({ store, label, length, idempotent }: Shop): SimulatedMethod {
  const code = ({ vaNumber }: Transaction) => ({ payment_code: vaNumber, store });
  return {
    code: store,
    label,
    paymentType: 'cstore',
    variant: { part: 'cstore', key: 'store', value: store },
    request: z.looseObject({
      cstore: z.looseObject({
        message: receiptRow,
        alfamart_free_text_1: receiptRow,
        alfamart_free_text_2: receiptRow,
        alfamart_free_text_3: receiptRow,
      }),
    }),
    message: 'Success, cstore transaction is successful',
    defaultSeconds: DAY,
    maximumSeconds: 180 * DAY,
    number: { label: 'Kode pembayaran', prefix: '', length },
    fraud: true,
    refunds: 'none',
    idempotent,
    payer: 'shop',
    replyFields: code,
    notification: (transaction) => ({
      ...code(transaction),
      ...(transaction.approvalCode === null ? {} : { approval_code: transaction.approvalCode }),
    }),
  };
}

export const SHOPS: SimulatedMethod[] = [
  shop({ store: 'indomaret', label: 'Indomaret', length: 14, idempotent: false }),
  shop({ store: 'alfamart', label: 'Alfamart', length: 16, idempotent: true }),
];
