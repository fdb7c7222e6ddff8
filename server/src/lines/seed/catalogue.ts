import type { Plan } from '@naungan/domain/lines/record';

type Fee = Plan['serviceFee'];

export const noFee: Fee = { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 };

export const fixedFee = (value: number): Fee => ({
  useServiceFee: true,
  method: 'nominal',
  value,
  maximumValue: value,
});

/** `value` is a percentage, `maximumValue` the highest fee in rupiah. */
export const percentageFee = (value: number, maximumValue: number): Fee => ({
  useServiceFee: true,
  method: 'percentage',
  value,
  maximumValue,
});

/** The sales data of a plan; `attachments` names a set of documents of its line. */
export type CatalogueRow<Documents extends string> = {
  code: string;
  adminFee: number;
  policyPrintFee: number;
  serviceFee: Fee;
  attachments: Documents;
  transactionType: Plan['transactionType'];
};

/** Returns a function that makes a catalogue row from code, admin fee, print fee, service fee, documents and channel. */
export const rowsOf =
  <Documents extends string>(defaultDocuments: Documents) =>
  (
    code: string,
    adminFee: number,
    policyPrintFee: number,
    serviceFee: Fee,
    attachments: Documents = defaultDocuments,
    transactionType: Plan['transactionType'] = 'online',
  ): CatalogueRow<Documents> => ({
    code,
    adminFee,
    policyPrintFee,
    serviceFee,
    attachments,
    transactionType,
  });

const NEWEST_TIME = Date.UTC(2026, 9, 26, 2);
const THREE_DAYS_MS = 3 * 24 * 3_600_000;

/**
 * Returns the publication date of the plan at this position: each plan is three days older than the plan before it. The
 * dates are fixed, so that the default order of the list never changes.
 */
export const publishedAt = (position: number): Date => new Date(NEWEST_TIME - position * THREE_DAYS_MS);
