import type { Db, Tx } from '../../db/client.ts';
import { consultations } from '../../db/schema.ts';

export async function insertConsultation(
  db: Db | Tx,
  consultation: typeof consultations.$inferInsert,
): Promise<void> {
  await db.insert(consultations).values(consultation);
}
