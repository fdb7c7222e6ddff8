import { todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';

/** Returns the next number, such as `POL-KES-2026-000123`. Each line counts from 1 every year. */
export async function nextPolicyNumber(tx: Tx, productType: ProductType, now: Date): Promise<string> {
  const prefix = `${lineOf(productType).policyCode}-${todayInJakarta(now).slice(0, 4)}`;
  const count = await nextNumber(tx, `policy-${prefix}`);
  return `POL-${prefix}-${String(count).padStart(6, '0')}`;
}
