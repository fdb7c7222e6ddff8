import type { DeskRow, DeskStart } from '@naungan/api/desk-queues';

import type { Deps, Session } from '../../deps.ts';
import { decidedQueues, permittedQueues } from './permitted.ts';
import { findTaskIds, listMyTasks, listReturned, listWaiting, measureQueue } from './queue-repository.ts';
import { loadRows } from './rows.ts';

/** Maximum number of rows in each list. */
const MAX_ROWS = 50;

/** Compares rows by the day that customers expect, then by the length of the wait. */
function compareByUrgency(a: DeskRow, b: DeskRow): number {
  const [dueA, dueB] = [a.due ?? '9999', b.due ?? '9999'];
  if (dueA !== dueB) return dueA < dueB ? -1 : 1;
  return a.since < b.since ? -1 : 1;
}

/** Returns a person's tasks, the records that returned from customers, and the size of each queue. */
export async function deskStart(deps: Deps, desk: Session): Promise<DeskStart> {
  const { db } = deps;
  const permitted = permittedQueues(desk);
  const own = { reader: desk, tasks: await findTaskIds(db, desk) };
  const mine = await loadRows(deps, await listMyTasks(db, permitted, own, MAX_ROWS));
  const waiting = await loadRows(deps, await listWaiting(db, permitted, own, MAX_ROWS));
  const returned = await loadRows(deps, await listReturned(db, decidedQueues(desk), desk, MAX_ROWS));
  const queues: DeskStart['queues'] = [];
  for (const queue of permitted) {
    const { oldest, ...size } = await measureQueue(db, queue, own);
    queues.push({ queue, ...size, oldest: oldest?.toISOString() ?? null });
  }
  return { mine: mine.toSorted(compareByUrgency), waiting, returned, queues };
}
