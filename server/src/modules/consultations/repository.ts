import { asc, eq, lt, or } from 'drizzle-orm';
import type { AccountDeletion } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { consultations } from '../../db/schema.ts';

export async function insertConsultation(
  db: Db | Tx,
  consultation: typeof consultations.$inferInsert,
): Promise<void> {
  await db.insert(consultations).values(consultation);
}

export const consultationsOf = (
  db: Db | Tx,
  userId: string,
): Promise<(typeof consultations.$inferSelect)[]> =>
  db
    .select()
    .from(consultations)
    .where(eq(consultations.userId, userId))
    .orderBy(asc(consultations.createdAt), asc(consultations.id));

/** Deletes the questions of the account and, if its e-mail address is verified, all questions from this address. */
export async function removeConsultations(
  tx: Tx,
  { userId, email, isEmailVerified }: AccountDeletion,
): Promise<void> {
  const hasSameEmail = isEmailVerified ? eq(consultations.email, email) : undefined;
  await tx.delete(consultations).where(or(eq(consultations.userId, userId), hasSameEmail));
}

export async function removeConsultationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(consultations).where(lt(consultations.createdAt, before));
}
