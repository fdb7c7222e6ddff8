import type { Client } from '@naungan/api/client';
import type { IsoDate } from '@naungan/domain/dates';
import type { Product } from '@naungan/domain/product/record';

/** The line-specific parts of an order. */
export type DemoOrderParts = {
  product: Pick<
    Product,
    '_id' | 'adminFee' | 'policyPrintFee' | 'serviceFee' | 'declarations' | 'attachments'
  >;
  premium: number;
  /** The search, as the form part `params`. */
  params: Record<string, string>;
  /** The fields of the line's payload in addition to the fields of the person. */
  payload: object;
};

/** The demo member's orders, policies and claims of a line. */
export type LineDemo = {
  /** The cause of every claim. */
  cause: string;
  /** Loss of each claim in rupiah. It exceeds the deductible, and the claims of a year stay below the yearly limit. */
  loss: number;
  /**
   * `today` is the day of the order; `serial` differs between orders, because a vehicle can be insured only once at a
   * time.
   */
  orderParts: (client: Client, order: { today: IsoDate; serial: number }) => Promise<DemoOrderParts>;
};

export const DEMO_BIRTH_DATE = '1990-01-01';
/** An order for a vehicle or a building does not contain the owner's birth date and birthplace. */
export const DEMO_OWNER = { birthDate: '', placeOfbirth: '' };
/** The address lines below the district. */
export const DEMO_STREET = {
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};

type Row = { blurred: boolean; transactionType?: string; surveyRequired?: string };

/** Returns the first product that is sold online and without a survey. */
export function firstPlanSoldOnline<R extends Row>(rows: readonly R[]): Extract<R, { blurred: false }> {
  const match = rows.find(
    (row): row is Extract<R, { blurred: false }> =>
      !row.blurred && row.transactionType === 'online' && (row.surveyRequired ?? 'not') === 'not',
  );
  if (!match) throw new Error('The demo found no product that is sold online without a survey');
  return match;
}
