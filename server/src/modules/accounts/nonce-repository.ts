import type { Tx } from '../../db/client.ts';
import { spentNonces } from '../../db/schema.ts';

/** False when it was spent before. Of two at once one wins. */
export async function spendNonce(tx: Tx, nonceHash: string, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(spentNonces)
    .values({ nonceHash, expiresAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
