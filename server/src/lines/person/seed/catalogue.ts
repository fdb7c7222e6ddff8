import type { Plan } from '@naungan/domain/lines/record';

type Fee = Plan['serviceFee'];

export const none: Fee = { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 };

export const nominal = (value: number): Fee => ({
  useServiceFee: true,
  method: 'nominal',
  value,
  maximumValue: value,
});

export const percentage = (value: number, maximumValue: number): Fee => ({
  useServiceFee: true,
  method: 'percentage',
  value,
  maximumValue,
});

/** How a plan is sold; `attachments` names a set of documents of its line. */
export type CatalogueRow<Documents extends string> = {
  code: string;
  adminFee: number;
  policyPrintFee: number;
  serviceFee: Fee;
  attachments: Documents;
  transactionType: Plan['transactionType'];
};

/** Rows of a line's catalogue: code, admin fee, print fee, service fee, documents, channel. */
export const rowsOf =
  <Documents extends string>(usual: Documents) =>
  (
    code: string,
    adminFee: number,
    policyPrintFee: number,
    serviceFee: Fee,
    attachments: Documents = usual,
    transactionType: Plan['transactionType'] = 'online',
  ): CatalogueRow<Documents> => ({
    code,
    adminFee,
    policyPrintFee,
    serviceFee,
    attachments,
    transactionType,
  });

const NEWEST = Date.UTC(2026, 9, 26, 2);
const THREE_DAYS = 3 * 24 * 3_600_000;

/** When the plan at this place of a catalogue was published: fixed, so that the sort never changes. */
export const publishedAt = (place: number): Date => new Date(NEWEST - place * THREE_DAYS);
