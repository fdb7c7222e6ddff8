import type { DeskQueue } from '@naungan/api/desk-queues';
import type { ListPage } from '@naungan/api/list-page';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DeskScope } from '../../core/desk-scope.ts';
import { recordPage } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { claims, deskTasks, type TaskSubject } from '../../db/schema.ts';
import { BRANCHES, type Branch, RETURNED, WAITING } from './queue-branches-repository.ts';

/** The person who reads a list. */
export type Reader = DeskScope & { userId: string };
/** Whose tasks a list contains: of everyone, of the reader, of no one, or of the reader and of no one. */
export type Whose = 'all' | 'mine' | 'none' | 'mine-or-none';

const isOwned = ({ subject, id }: Branch, byCondition: SQL): SQL =>
  sql`exists (select 1 from ${deskTasks} task
    where task.subject = ${subject} and task.subject_id = ${id} and ${byCondition})`;

function ownerCondition(branch: Branch, whose: Whose, { userId }: Reader): SQL | undefined {
  if (whose === 'mine') return isOwned(branch, sql`task.owner_id = ${userId}`);
  if (whose === 'none') return sql`not ${isOwned(branch, sql`true`)}`;
  if (whose === 'mine-or-none') return sql`not ${isOwned(branch, sql`task.owner_id <> ${userId}`)}`;
  return undefined;
}

/** The key of a row, and since when it waits. */
export type QueueKey = { subject: TaskSubject; id: string; time: string };

type KeyQuery = { after?: string | undefined; limit: number };

async function listKeys(
  db: Db,
  list: string,
  branches: readonly Branch[],
  query: KeyQuery & { whose: Whose },
  reader: Reader,
): Promise<ListPage<QueueKey>> {
  const page = recordPage(list, { ...query, sort: 'oldest' });
  const rows: QueueKey[][] = [];
  for (const branch of branches) {
    const { subject, table, condition, scopeOf } = branch;
    const found = await db
      .select(page.selectPosition(branch))
      .from(table)
      .where(
        and(condition, scopeOf(reader), ownerCondition(branch, query.whose, reader), page.condition(branch)),
      )
      .orderBy(...page.orderBy(branch))
      .limit(page.limit);
    rows.push(found.map((row) => ({ ...row, subject })));
  }
  return page.merge(rows);
}

/** Returns the keys of a page of a queue, the longest wait first. @throws ApiProblem INVALID for a wrong cursor */
export const listQueue = (
  db: Db,
  queue: DeskQueue,
  query: KeyQuery & { whose: Whose },
  reader: Reader,
): Promise<ListPage<QueueKey>> => listKeys(db, `queue.${queue}`, BRANCHES[queue], query, reader);

/** The ids of a person's tasks, by the kind of record. */
export type TaskIds = ReadonlyMap<TaskSubject, string[]>;

export async function findTaskIds(db: Db, { userId }: Reader): Promise<TaskIds> {
  const rows = await db
    .select({ subject: deskTasks.subject, id: deskTasks.subjectId })
    .from(deskTasks)
    .where(eq(deskTasks.ownerId, userId));
  const ids = new Map<TaskSubject, string[]>();
  for (const { subject, id } of rows) ids.set(subject, [...(ids.get(subject) ?? []), id]);
  return ids;
}

/** Returns the condition that a row of the branch is one of the tasks; null if there is no task of this kind. */
function isTask({ subject, id }: Branch, tasks: TaskIds): SQL | null {
  const ids = tasks.get(subject);
  return ids ? sql`${id} = any(${sql.param(ids)}::uuid[])` : null;
}

/** Returns the branches that have tasks, restricted to them. */
const onlyTasks = (branches: readonly Branch[], tasks: TaskIds): Branch[] =>
  branches.flatMap((branch) => {
    const isOwn = isTask(branch, tasks);
    return isOwn ? [{ ...branch, condition: sql`${branch.condition} and ${isOwn}` }] : [];
  });

/**
 * Returns the keys of the tasks in these queues, the longest wait first. The tasks are found first: in one query, the planner reads
 * a whole queue in its order and looks for the few tasks.
 */
export async function listMyTasks(
  db: Db,
  queues: readonly DeskQueue[],
  { reader, tasks }: { reader: Reader; tasks: TaskIds },
  limit: number,
): Promise<QueueKey[]> {
  // Claims with messages are in the queue of claims, or have ended.
  const branches = queues.flatMap((queue) => (queue === 'messages' ? [] : BRANCHES[queue]));
  const taskBranches = onlyTasks(branches, tasks);
  return (await listKeys(db, 'mine', taskBranches, { limit, whose: 'all' }, reader)).rows;
}

/** Returns the keys of the tasks in these queues whose next step is the customer's, the longest wait first. */
export async function listWaiting(
  db: Db,
  queues: readonly DeskQueue[],
  { reader, tasks }: { reader: Reader; tasks: TaskIds },
  limit: number,
): Promise<QueueKey[]> {
  const branches = onlyTasks(
    queues.flatMap((queue) => WAITING[queue] ?? []),
    tasks,
  );
  return (await listKeys(db, 'waiting', branches, { limit, whose: 'all' }, reader)).rows;
}

/** Returns the keys of records that returned from customers and belong to the reader or to no one. */
export async function listReturned(
  db: Db,
  queues: readonly DeskQueue[],
  reader: Reader,
  limit: number,
): Promise<QueueKey[]> {
  const branches = queues.flatMap((queue) => RETURNED[queue] ?? []);
  return (await listKeys(db, 'returned', branches, { limit, whose: 'mine-or-none' }, reader)).rows;
}

export type QueueSize = { count: number; mine: number; oldest: Date | null };

/** Returns the number of records in a queue, the number of the reader's records, and since when the first one waits. */
export async function measureQueue(
  db: Db,
  queue: DeskQueue,
  { reader, tasks }: { reader: Reader; tasks: TaskIds },
): Promise<QueueSize> {
  const total: QueueSize = { count: 0, mine: 0, oldest: null };
  for (const branch of BRANCHES[queue]) {
    const { table, at, id, condition, scopeOf, isRepeated } = branch;
    // Counting different ids sorts them.
    const counted = isRepeated ? sql`distinct ${id}` : sql`*`;
    const isMine = isTask(branch, tasks);
    const [row] = await db
      .select({
        count: sql<number>`count(${counted})::int`,
        mine: isMine ? sql<number>`count(${counted}) filter (where ${isMine})::int` : sql<number>`0`,
        oldest: sql<Date | null>`min(${at})`.mapWith(claims.movedAt),
      })
      .from(table)
      .where(and(condition, scopeOf(reader)));
    if (!row || row.count === 0) continue;
    total.count += row.count;
    total.mine += row.mine;
    if (row.oldest && (total.oldest === null || row.oldest < total.oldest)) total.oldest = row.oldest;
  }
  return total;
}

/** Returns the number of records in a queue, at most `limit`: the query stops there, so a long queue is no slower. */
export async function countQueue(
  db: Db,
  queue: DeskQueue,
  reader: DeskScope,
  limit: number,
): Promise<number> {
  let total = 0;
  for (const { table, id, condition, scopeOf, isRepeated } of BRANCHES[queue]) {
    const query = isRepeated ? db.selectDistinct({ id }) : db.select({ id });
    const waiting = query.from(table).where(and(condition, scopeOf(reader)));
    total += await db.$count(waiting.limit(limit - total).as('waiting'));
    if (total >= limit) break;
  }
  return total;
}
