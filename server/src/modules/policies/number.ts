import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';

const CODES: Record<ProductType, string> = {
  kesehatan: 'KES',
  kecelakaandiri: 'PA',
  kendaraan: 'KBM',
  kebakaran: 'KBK',
  gempabumi: 'GEM',
  'kebakaran-gempabumi': 'KGB',
};

/** `POL-KES-2026-000123`: counted for each product line through the year. */
export async function nextPolicyNumber(tx: Tx, productType: ProductType, now: Date): Promise<string> {
  const prefix = `${CODES[productType]}-${todayInJakarta(now).slice(0, 4)}`;
  const count = await nextNumber(tx, `policy-${prefix}`);
  return `POL-${prefix}-${String(count).padStart(6, '0')}`;
}
