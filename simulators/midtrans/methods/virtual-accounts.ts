import { z } from 'zod';
import { formatWib, rupiahText, type Transaction } from '../transaction.ts';
import { DAY, HOUR, type SimulatedMethod, textAt } from './method.ts';

const digitsSchema = (name: string) => z.string().regex(/^\d{1,255}$/, `${name} must be digits only`);

const receiptLinesSchema = z
  .array(z.looseObject({ id: z.string().max(50), en: z.string().max(50) }))
  .max(10)
  .optional();
const bankTransferSchema = z.looseObject({
  bank_transfer: z.looseObject({
    va_number: digitsSchema('bank_transfer.va_number').optional(),
    bca: z
      .looseObject({
        sub_company_code: z
          .string()
          .regex(/^\d{5}$/)
          .optional(),
      })
      .optional(),
    free_text: z.looseObject({ inquiry: receiptLinesSchema, payment: receiptLinesSchema }).optional(),
    permata: z.looseObject({ recipient_name: z.string().max(20).optional() }).optional(),
  }),
});

const paymentAmounts = ({ settlementTime, grossAmount }: Transaction) =>
  settlementTime ? [{ paid_at: formatWib(settlementTime), amount: rupiahText(grossAmount) }] : [];

const commonFields = {
  message: 'Success, Bank Transfer transaction is created',
  defaultSeconds: DAY,
  maximumSeconds: 180 * DAY,
  hasFraudStatus: true,
  refundSupport: 'none',
  supportsIdempotencyKey: true,
  paymentPlace: 'bank',
} as const;

type Bank = { bank: string; label: string; prefix: string; length: number };

function bankAccount({ bank, label, prefix, length }: Bank): SimulatedMethod {
  const vaNumbers = ({ vaNumber }: Transaction) => ({ va_numbers: [{ bank, va_number: vaNumber }] });
  return {
    ...commonFields,
    code: bank,
    label,
    paymentType: 'bank_transfer',
    variant: { part: 'bank_transfer', key: 'bank', value: bank },
    requestSchema: bankTransferSchema,
    numberRule: {
      label: 'Nomor virtual account',
      prefix,
      length,
      requestedPart: (body) => textAt(body, 'bank_transfer', 'va_number'),
    },
    replyFields: vaNumbers,
    notificationFields: (transaction) => ({
      ...vaNumbers(transaction),
      payment_amounts: paymentAmounts(transaction),
    }),
  };
}

const permataNumber = ({ vaNumber }: Transaction) => ({ permata_va_number: vaNumber });

const permata: SimulatedMethod = {
  ...bankAccount({ bank: 'permata', label: 'Permata Virtual Account', prefix: '8562', length: 16 }),
  message: 'Success, PERMATA VA transaction is successful',
  supportsIdempotencyKey: false,
  replyFields: permataNumber,
  notificationFields: permataNumber,
};

const BILLER_CODE = '70012';
const billFields = ({ vaNumber }: Transaction) => ({ biller_code: BILLER_CODE, bill_key: vaNumber });

const mandiriBill: SimulatedMethod = {
  ...commonFields,
  code: 'mandiri_bill',
  label: 'Mandiri Bill Payment',
  paymentType: 'echannel',
  requestSchema: z.looseObject({
    echannel: z.looseObject({
      bill_info1: z.string().min(1).max(255),
      bill_info2: z.string().min(1).max(255),
      bill_key: digitsSchema('echannel.bill_key').optional(),
    }),
  }),
  message: 'OK, Mandiri Bill transaction is successful',
  // The code table of the gateway's documentation states two hours, although a sample in the same documentation has a day.
  defaultSeconds: 2 * HOUR,
  numberRule: {
    label: `Kode pembayaran (perusahaan ${BILLER_CODE})`,
    prefix: '',
    length: 12,
    requestedPart: (body) => textAt(body, 'echannel', 'bill_key'),
  },
  replyFields: billFields,
  notificationFields: billFields,
};

export const VIRTUAL_ACCOUNTS: SimulatedMethod[] = [
  bankAccount({ bank: 'bca', label: 'BCA Virtual Account', prefix: '12608', length: 15 }),
  bankAccount({ bank: 'bni', label: 'BNI Virtual Account', prefix: '98812345', length: 16 }),
  bankAccount({ bank: 'bri', label: 'BRI Virtual Account', prefix: '26215', length: 18 }),
  // The sample for CIMB in the gateway's documentation has no fraud_status.
  {
    ...bankAccount({ bank: 'cimb', label: 'CIMB Niaga Virtual Account', prefix: '5919', length: 16 }),
    hasFraudStatus: false,
  },
  permata,
  mandiriBill,
];
