import type { PriceRow } from '@naungan/domain/lines';
import { policyPriceRows, propertyPriceRows } from '@naungan/domain/lines/property';
import type { PolicyKind } from '@naungan/domain/policy';
import type { PolicyShare } from '../line.ts';
import { isDouble } from './cover.ts';

type Order = Parameters<typeof propertyPriceRows>[0] & Parameters<typeof policyPriceRows>[0];

const sumOf = (rows: readonly PriceRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What one of two policies costs of what was paid for both; `null` where there is one. */
export function shareOf(order: Order, kind: PolicyKind): PolicyShare | null {
  if (!isDouble(order.product)) return null;
  const main = policyPriceRows(order, 'fire');
  const earthquake = policyPriceRows(order, 'earthquake');
  const rows = kind === 'earthquake' ? earthquake : main;
  return {
    rows,
    total: sumOf(rows),
    order: [
      { label: 'Polis kebakaran', amount: sumOf(main) },
      { label: 'Polis gempa bumi', amount: sumOf(earthquake) },
      ...propertyPriceRows(order).filter(({ fee }) => fee === 'print' || fee === 'service'),
    ],
  };
}
