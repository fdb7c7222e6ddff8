import type { Staff } from '@naungan/api/desk-shapes';
import { and, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deskTasks, type TaskSubject, users } from '../../db/schema.ts';
import { staffColumns } from './staff-repository.ts';

export type TaskKey = { subject: TaskSubject; id: string };

const isTask = ({ subject, id }: TaskKey) => and(eq(deskTasks.subject, subject), eq(deskTasks.subjectId, id));

/** Returns the person who has the task, or null. */
export async function findOwner(db: Db | Tx, task: TaskKey): Promise<Staff | null> {
  const [owner] = await db
    .select(staffColumns)
    .from(deskTasks)
    .innerJoin(users, eq(users.id, deskTasks.ownerId))
    .where(isTask(task));
  return owner ?? null;
}

/** Returns the owners of tasks, by `subject:id`. */
export async function findOwners(db: Db | Tx, keys: readonly TaskKey[]): Promise<Map<string, Staff>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      subject: deskTasks.subject,
      subjectId: deskTasks.subjectId,
      id: users.id,
      fullName: users.fullName,
    })
    .from(deskTasks)
    .innerJoin(users, eq(users.id, deskTasks.ownerId))
    .where(
      or(...keys.map(({ subject, id }) => and(eq(deskTasks.subject, subject), eq(deskTasks.subjectId, id)))),
    );
  return new Map(rows.map(({ subject, subjectId, ...owner }) => [`${subject}:${subjectId}`, owner] as const));
}

/** Takes a task that belongs to no one. Has no effect if another transaction has taken the task. */
export async function insertTask(db: Db | Tx, task: TaskKey, ownerId: string, now: Date): Promise<void> {
  await db
    .insert(deskTasks)
    .values({ subject: task.subject, subjectId: task.id, ownerId, takenAt: now })
    .onConflictDoNothing();
}

/** Gives a task of `from` to another person. Returns false if the task belongs to another colleague, or to no one. */
export async function changeOwner(
  db: Db | Tx,
  task: TaskKey,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(deskTasks)
    .set({ ownerId: to, takenAt: now })
    .where(and(isTask(task), eq(deskTasks.ownerId, from)))
    .returning({ id: deskTasks.subjectId });
  return rows.length > 0;
}

/** Releases a task of this person. */
export async function deleteTask(db: Db | Tx, task: TaskKey, ownerId: string): Promise<void> {
  await db.delete(deskTasks).where(and(isTask(task), eq(deskTasks.ownerId, ownerId)));
}
