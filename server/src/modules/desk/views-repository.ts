import type { DeskView } from '@naungan/api/desk-views';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deskViews } from '../../db/schema.ts';

const COLUMNS = {
  id: deskViews.id,
  queue: deskViews.queue,
  name: deskViews.name,
  filters: deskViews.filters,
};

/** Makes other changes of the person's views wait until the transaction ends, so that names stay unique and few. */
export async function lockViews(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk-views:${userId}`}, 0))`);
}

export const listViews = (db: Db | Tx, userId: string): Promise<DeskView[]> =>
  db.select(COLUMNS).from(deskViews).where(eq(deskViews.userId, userId)).orderBy(asc(deskViews.number));

export const countViews = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(deskViews, eq(deskViews.userId, userId));

/** Returns whether another view of the person's queue has this name, in any case of letters. */
export async function isNameTaken(
  tx: Tx,
  { userId, queue, name, exceptId }: { userId: string; queue: string; name: string; exceptId?: string },
): Promise<boolean> {
  const sameName = and(
    eq(deskViews.userId, userId),
    eq(deskViews.queue, queue as DeskView['queue']),
    eq(sql`lower(${deskViews.name})`, name.toLowerCase()),
    exceptId === undefined ? undefined : ne(deskViews.id, exceptId),
  );
  return (await tx.$count(deskViews, sameName)) > 0;
}

export async function insertView(tx: Tx, userId: string, view: Omit<DeskView, 'id'>): Promise<DeskView> {
  const [row] = await tx
    .insert(deskViews)
    .values({ userId, ...view })
    .returning(COLUMNS);
  if (!row) throw new Error('The view was not stored');
  return row;
}

const isOwn = (userId: string, id: string) => and(eq(deskViews.id, id), eq(deskViews.userId, userId));

export async function findView(tx: Tx, userId: string, id: string): Promise<DeskView | null> {
  const [row] = await tx.select(COLUMNS).from(deskViews).where(isOwn(userId, id));
  return row ?? null;
}

export async function renameView(tx: Tx, userId: string, id: string, name: string): Promise<void> {
  await tx.update(deskViews).set({ name }).where(isOwn(userId, id));
}

/** Returns whether the person had the view. */
export async function deleteView(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(deskViews).where(isOwn(userId, id)).returning({ id: deskViews.id })).length > 0;
}
