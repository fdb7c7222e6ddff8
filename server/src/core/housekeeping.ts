import { inArray, lt, or } from 'drizzle-orm';
import {
  consultantOrders,
  consultations,
  guests,
  mailTokens,
  orderAttachments,
  outbox,
  rateLimits,
  sessions,
  spentNonces,
} from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const JOB = 'housekeeping';
const HOUR = 3_600_000;
/** An upload of a request under way is younger than this. */
const ORPHAN_AFTER = 24 * HOUR;
const BATCH = 200;
/** How long the privacy policy lets visitors' details and questions stay. */
const VISITOR_MONTHS = 24;
/** Sent mails tell what a person did here; a year is enough to answer “I got no mail”. */
const MAIL_MONTHS = 12;

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Deletes records past their retention period. */
async function deleteExpiredRecords({ db }: Deps, now: Date): Promise<void> {
  const visitors = monthsBefore(now, VISITOR_MONTHS);
  await db.delete(guests).where(lt(guests.createdAt, visitors));
  await db.delete(consultations).where(lt(consultations.createdAt, visitors));
  await db.delete(consultantOrders).where(lt(consultantOrders.createdAt, visitors));
  await db.delete(outbox).where(lt(outbox.sentAt, monthsBefore(now, MAIL_MONTHS)));
}

/** Deletes files without a record: their process ended between storing the file and committing the order. */
async function removeOrphans({ db, files, clock }: Deps): Promise<number> {
  const before = new Date(clock().getTime() - ORPHAN_AFTER);
  let removed = 0;
  for await (const keys of files.olderThan('uploads', before, BATCH)) {
    const kept = await db
      .select({ key: orderAttachments.storageKey })
      .from(orderAttachments)
      .where(inArray(orderAttachments.storageKey, keys));
    const known = new Set(kept.map(({ key }) => key));
    for (const key of keys.filter((key) => !known.has(key))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}

/** Every night: deletes what has expired, and files that no record refers to. */
export function registerHousekeeping(deps: Deps): void {
  deps.jobs.register(JOB, async () => {
    const { db, log } = deps;
    const now = deps.clock();
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db.delete(mailTokens).where(or(lt(mailTokens.expiresAt, now), lt(mailTokens.usedAt, now)));
    await db.delete(spentNonces).where(lt(spentNonces.expiresAt, now));
    await db.delete(rateLimits).where(lt(rateLimits.expire, now));
    await deleteExpiredRecords(deps, now);
    const orphans = await removeOrphans(deps);
    log.info({ orphans }, 'housekeeping done');
  });
  deps.jobs.schedule(JOB, '30 3 * * *');
}
