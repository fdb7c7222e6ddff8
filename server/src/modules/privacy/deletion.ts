import type { deletionPreview } from '@naungan/api/privacy';
import type { z } from 'zod';
import { greeting } from '../../core/greeting.ts';
import type { Registry, RetainedRecord } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { addJournalEntry } from '../../db/journal.ts';
import type { Deps, Session } from '../../deps.ts';
import { hasPassword, isPasswordOf, lockMember } from '../accounts/service.ts';

type Preview = z.output<typeof deletionPreview.reply>;

/** Maximum age of a session in which a member without password can delete the account. */
const FRESH_SESSION_MS = 15 * 60_000;

const isFresh = ({ createdAt }: Session, now: Date) => now.getTime() - createdAt.getTime() < FRESH_SESSION_MS;

/**
 * Returns the records that the law requires the broker to retain, with period and reason. The privacy policy
 * lists the same records.
 */
async function retainedRecords(
  { personalData }: Registry,
  db: Db | Tx,
  userId: string,
): Promise<RetainedRecord[]> {
  const records: RetainedRecord[] = [];
  for (const moduleData of personalData)
    records.push(...((await moduleData.retainedRecords?.(db, userId)) ?? []));
  return records;
}

/** Returns messages about the records that the deletion removes. */
async function describeRemovedRecords(
  { personalData }: Registry,
  db: Db,
  userId: string,
  retainsRecords: boolean,
): Promise<string[]> {
  const messages: string[] = [];
  for (const moduleData of personalData)
    messages.push(...((await moduleData.describeRemovedRecords?.(db, userId, retainsRecords)) ?? []));
  return messages;
}

/** Returns why the account cannot be deleted now, or null. */
async function obstacleOf({ personalData }: Registry, db: Db | Tx, userId: string): Promise<string | null> {
  for (const moduleData of personalData) {
    const obstacle = await moduleData.deletionObstacle?.(db, userId);
    if (obstacle) return obstacle;
  }
  return null;
}

/** Returns the consequences of a deletion for this member, shown before the confirmation. */
export async function previewDeletion(deps: Deps, session: Session): Promise<Preview> {
  const { db, clock, registry } = deps;
  const { userId } = session;
  const recordsToRetain = await retainedRecords(registry, db, userId);
  return {
    confirmBy: (await hasPassword(db, userId)) ? 'password' : 'session',
    fresh: isFresh(session, clock()),
    removed: await describeRemovedRecords(registry, db, userId, recordsToRetain.length > 0),
    kept: recordsToRetain.map(({ recordNames, reason, period, adviceBefore = '' }) => ({
      what: recordNames,
      reason: `${reason} ${adviceBefore}`.trimEnd(),
      until: period,
    })),
    hindrance: await obstacleOf(registry, db, userId),
  };
}

type DeletionProblem = { reason: 'password' | 'stale' } | { reason: 'hindered'; obstacle: string };

/** Returns null if the password is right or, for an account without password, the session is fresh enough. */
async function confirmationProblem(
  deps: Deps,
  session: Session,
  password: string,
): Promise<DeletionProblem | null> {
  if (await hasPassword(deps.db, session.userId)) {
    return (await isPasswordOf(deps.db, session.userId, password)) ? null : { reason: 'password' };
  }
  return isFresh(session, deps.clock()) ? null : { reason: 'stale' };
}

function mailAccountDeleted(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: { email: string; fullName: string },
  recordsToRetain: RetainedRecord[],
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Akun ${config.BRAND.name} Anda sudah dihapus`,
    heading: 'Akun Anda sudah dihapus',
    lines: [
      greeting(fullName),
      `Sesuai permintaan Anda, akun ${config.BRAND.name} dengan email ini sudah kami hapus dan tidak dapat digunakan lagi. Anda boleh mendaftar kembali kapan saja.`,
      ...(recordsToRetain.length === 0
        ? ['Tidak ada data Anda yang kami simpan.']
        : ['Yang masih kami simpan karena diwajibkan undang-undang:']),
      ...recordsToRetain.map(
        ({ recordNames, reason, period }) =>
          `• ${recordNames}. ${reason} Disimpan: ${period.replace(/^./, (first) => first.toLowerCase())}.`,
      ),
      `Bila bukan Anda yang memintanya, segera hubungi kami di ${config.BRAND.phone}.`,
    ],
  });
}

/**
 * Deletes the member's account: removes all data that the law does not require the broker to retain, and closes every
 * session. Returns null on success, also if the account was already deleted.
 */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  password: string,
): Promise<DeletionProblem | null> {
  const { userId } = session;
  const problem = await confirmationProblem(deps, session, password);
  if (problem) return problem;
  const { registry } = deps;
  for (const { prepareDeletion } of registry.personalData) await prepareDeletion?.(deps, userId);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (!member) return null;
    const obstacle = await obstacleOf(registry, tx, userId);
    if (obstacle) return { reason: 'hindered', obstacle };
    const recordsToRetain = await retainedRecords(registry, tx, userId);
    const { email, emailVerifiedAt } = member;
    const deletedMember = {
      userId,
      email,
      isEmailVerified: emailVerifiedAt !== null,
      retainsRecords: recordsToRetain.length > 0,
      now,
    };
    for (const { erase } of registry.personalData) await erase?.(tx, deletedMember, deps);
    await addJournalEntry(tx, {
      subject: 'account',
      subjectId: userId,
      from: member.status,
      to: 'deleted',
      actor: `member:${userId}`,
      at: now,
    });
    await mailAccountDeleted(deps, tx, member, recordsToRetain);
    return null;
  });
}
