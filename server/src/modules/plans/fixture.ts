import type { PlanPage } from '@naungan/api/lines/insured-person';
import type { PlanCard } from '@naungan/domain/lines/record';
import type { Harness, Reply } from '../../../test/harness.ts';

/**
 * Returns functions that request the plan list at `path`. `reply` sends no token by default; `page` and `cards` send
 * the token that `member` returns.
 */
export function planList(harness: () => Harness, path: string, member: () => string) {
  const reply = (query: string, token?: string, headers: Record<string, string> = {}): Promise<Reply> =>
    harness().api('GET', `${path}?${query}`, { token, headers });
  const page = async (query: string, token: string | undefined = member()) =>
    (await reply(query, token)).body.response as PlanPage;
  const cards = async (query: string) => (await page(query)).rows.map((row) => row as PlanCard);
  return { reply, page, cards };
}

/** Returns the price that a list shows, filters and sorts by. */
export const priceOf = ({ premium, adminFee }: PlanCard): number => premium + adminFee;
