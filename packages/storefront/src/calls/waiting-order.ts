import { isProductType, isSoldLine, productTypeInfo } from '@naungan/domain/lines';
import type { LineClient } from '../lines/line-calls.ts';
import { isOwnPath } from '../session/redirect.ts';

/**
 * The order that `next` leads to, in words: 'Asuransi Kesehatan – Sehat Optima'. Undefined for any other page; without
 * the plan's name when it cannot be read, because the profile need not wait for it.
 */
export async function waitingOrder(api: LineClient, next: string | null): Promise<string | undefined> {
  if (!isOwnPath(next)) return undefined;
  const { pathname, search } = new URL(next, location.origin);
  const [area, line, page, id = ''] = pathname.split('/').filter(Boolean);
  if (area !== 'products' || page !== 'order' || !isProductType(line)) return undefined;
  const name = `Asuransi ${productTypeInfo(line).label}`;
  if (!isSoldLine(line)) return name;
  try {
    const [{ findPlan }, { readSearch }] = await Promise.all([
      import('../lines/line-calls.ts'),
      import('../lines/plan-address.ts'),
    ]);
    const plan = await findPlan(api, line, id, readSearch(line, search));
    return plan ? `${name} – ${plan.productName}` : name;
  } catch {
    return name;
  }
}
