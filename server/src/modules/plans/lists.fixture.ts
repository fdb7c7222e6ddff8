import { HOUSE_BODY } from '../../../../tools/test-services/measured-products.mjs';
import type { Harness, RequestOptions } from '../../../test/harness.ts';

type Row = { blurred: boolean; _id: string; productName?: string; premium?: number; adminFee?: number };
export type AnyPage = {
  total: number;
  rows: Row[];
  companies: { company_name: string }[];
  totalPages: number;
};

const CAR = { vehicleType: 'MV4', model: 'C001', year: '2024', price: '237000000', plat: 'B' };

/** The lists of plans, each with a search that finds more than three plans. */
export const LISTS = [
  { line: 'kesehatan', method: 'GET', path: '/health', search: { dob: '1990-05-17' } },
  { line: 'kecelakaandiri', method: 'GET', path: '/personal-accidents', search: { dob: '1990-05-17' } },
  { line: 'kendaraan', method: 'GET', path: '/vehicle-insurances', search: CAR },
  {
    line: 'kebakaran-gempabumi',
    method: 'POST',
    path: '/fire-insurances/plans',
    search: {},
    body: HOUSE_BODY,
  },
] as const;
export type ListCase = (typeof LISTS)[number];

/** Requests a list with the search of the case. */
export function requestList(
  harness: Pick<Harness, 'api'>,
  { method, path, search, ...listCase }: ListCase,
  query: Record<string, string> = {},
  options: RequestOptions = {},
) {
  const body = 'body' in listCase ? { body: listCase.body } : {};
  return harness.api(method, `${path}?${new URLSearchParams({ ...search, ...query })}`, {
    ...body,
    ...options,
  });
}

/** Returns the page of a list, in the same shape for each line. */
export async function pageOf(...request: Parameters<typeof requestList>): Promise<AnyPage> {
  const { body } = await requestList(...request);
  const response = body.response as AnyPage | { products: AnyPage };
  return 'products' in response ? response.products : response;
}
