import type { Client } from '@naungan/api/client';
import type { Product } from '@naungan/domain/product/record';

/** What an order of a line is made of, apart from the person. */
export type DemoQuote = {
  product: Pick<
    Product,
    '_id' | 'adminFee' | 'policyPrintFee' | 'serviceFee' | 'declarations' | 'attachments'
  >;
  premium: number;
  /** The search, as the form part `params`. */
  params: Record<string, string>;
  /** What the payload of the line has in addition to the person. */
  payload: object;
};

/** The orders, policies and claims of a line that the demo member has. */
export type LineDemo = {
  /** Of its claims. */
  cause: string;
  /** Of each claim, in rupiah: more than the deductible, and little enough for all claims of a year. */
  loss: number;
  quote: (client: Client) => Promise<DemoQuote>;
};

export const DEMO_BIRTH_DATE = '1990-01-01';
/** The owner of a vehicle or a building has no birth data. */
export const DEMO_OWNER = { birthDate: '', placeOfbirth: '' };
/** The part of an address below its district. */
export const DEMO_STREET = {
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};

type Row = { blurred: boolean; transactionType?: string; surveyRequired?: string };

/** The first product that is sold online and without a survey. */
export function firstOnline<R extends Row>(rows: readonly R[]): Extract<R, { blurred: false }> {
  const found = rows.find(
    (row): row is Extract<R, { blurred: false }> =>
      !row.blurred && row.transactionType === 'online' && (row.surveyRequired ?? 'not') === 'not',
  );
  if (!found) throw new Error('The demo found no product that is sold online without a survey');
  return found;
}
