import { todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type SoldLine } from '@naungan/domain/lines';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/counter.ts';

/** `POL-KES-2026-000123`: counted for each product line through the year. */
export async function nextPolicyNumber(tx: Tx, productType: SoldLine, now: Date): Promise<string> {
  const prefix = `${lineOf(productType).policyCode}-${todayInJakarta(now).slice(0, 4)}`;
  const count = await nextNumber(tx, `policy-${prefix}`);
  return `POL-${prefix}-${String(count).padStart(6, '0')}`;
}
