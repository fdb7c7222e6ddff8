import { lineOf } from '@naungan/domain/lines';
import type { LineClient } from '../lines/line-calls.ts';
import type { StorefrontLinks } from '../links.ts';
import { readPage } from '../pages.ts';
import { isPathOnThisSite } from '../session/redirect.ts';

/**
 * Resolves to the name of the order that waits until the member has completed the profile: 'Asuransi Kesehatan – Sehat
 * Optima'. `next` is the path of the order form; for any other path resolves to undefined. If the plan fails to load,
 * resolves to the name of the line, so that the profile page still opens.
 */
export async function waitingOrderName(
  { api, links }: { api: LineClient; links: StorefrontLinks },
  next: string | null,
): Promise<string | undefined> {
  const page = isPathOnThisSite(next) ? readPage(links, next) : null;
  if (page?.page !== 'buy') return undefined;
  const { line, id } = page;
  const name = `Asuransi ${lineOf(line).label}`;
  try {
    const [{ findPlan }, { readSearch }] = await Promise.all([
      import('../lines/line-calls.ts'),
      import('../lines/plan-url.ts'),
    ]);
    const foundPlan = await findPlan(
      api,
      line,
      id,
      readSearch(line, next?.split('?')[1]?.split('#')[0] ?? ''),
    );
    return foundPlan ? `${name} – ${foundPlan.plan.productName}` : name;
  } catch {
    return name;
  }
}
