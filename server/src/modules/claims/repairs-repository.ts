import { REPAIR_STEPS, type RepairStep } from '@naungan/domain/claim';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { claimRepairs } from '../../db/schema.ts';

/** Compares repair steps by their fixed order, because two steps may have an equal time. */
export const compareRepairSteps = (a: { step: RepairStep }, b: { step: RepairStep }): number =>
  REPAIR_STEPS.indexOf(a.step) - REPAIR_STEPS.indexOf(b.step);

export async function insertRepair(tx: Tx, values: typeof claimRepairs.$inferInsert): Promise<void> {
  await tx.insert(claimRepairs).values(values);
}

/** Returns the completed repair steps of claims by claim id, first step first. */
export async function listRepairSteps(db: Db | Tx, claimIds: string[]): Promise<Map<string, RepairStep[]>> {
  const rows = await db
    .select({ claimId: claimRepairs.claimId, step: claimRepairs.step })
    .from(claimRepairs)
    .where(inArray(claimRepairs.claimId, claimIds));
  const steps = new Map<string, RepairStep[]>();
  for (const { claimId, step } of rows.toSorted(compareRepairSteps))
    steps.set(claimId, [...(steps.get(claimId) ?? []), step]);
  return steps;
}
