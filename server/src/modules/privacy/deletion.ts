import type { deletionPreview } from '@naungan/api/privacy';
import type { z } from 'zod';
import type { KeptRecord, Registry } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { record } from '../../db/journal.ts';
import type { Deps, Session } from '../../deps.ts';
import { hasPassword, lockMember, ownsPassword } from '../accounts/service.ts';

type Preview = z.output<typeof deletionPreview.reply>;

/** An account without password is deleted from a session that began this recently. */
const FRESH_MS = 15 * 60_000;

const isFresh = ({ createdAt }: Session, now: Date) => now.getTime() - createdAt.getTime() < FRESH_MS;

/** What the law makes the broker keep, for how long and why. The privacy policy says the same. */
async function keptOf({ personalData }: Registry, db: Db | Tx, userId: string): Promise<KeptRecord[]> {
  const kept: KeptRecord[] = [];
  for (const part of personalData) kept.push(...((await part.kept?.(db, userId)) ?? []));
  return kept;
}

async function removedOf(
  { personalData }: Registry,
  db: Db,
  userId: string,
  keepsRecords: boolean,
): Promise<string[]> {
  const removed: string[] = [];
  for (const part of personalData) removed.push(...((await part.removed?.(db, userId, keepsRecords)) ?? []));
  return removed;
}

async function hindranceOf({ personalData }: Registry, db: Db | Tx, userId: string): Promise<string | null> {
  for (const part of personalData) {
    const why = await part.hindrance?.(db, userId);
    if (why) return why;
  }
  return null;
}

/** What deleting means for this member, before it is confirmed. */
export async function previewDeletion(deps: Deps, session: Session): Promise<Preview> {
  const { db, clock, registry } = deps;
  const { userId } = session;
  const kept = await keptOf(registry, db, userId);
  return {
    confirmBy: (await hasPassword(db, userId)) ? 'password' : 'session',
    fresh: isFresh(session, clock()),
    removed: await removedOf(registry, db, userId, kept.length > 0),
    kept,
    hindrance: await hindranceOf(registry, db, userId),
  };
}

type Refusal = { refused: 'password' | 'stale' } | { refused: 'hindered'; why: string };

async function confirm(deps: Deps, session: Session, password: string): Promise<Refusal | null> {
  if (await hasPassword(deps.db, session.userId)) {
    return (await ownsPassword(deps.db, session.userId, password)) ? null : { refused: 'password' };
  }
  return isFresh(session, deps.clock()) ? null : { refused: 'stale' };
}

function mailAccountDeleted(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: { email: string; fullName: string },
  kept: KeptRecord[],
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    account: true,
    subject: `Akun ${config.BRAND.name} Anda sudah dihapus`,
    heading: 'Akun Anda sudah dihapus',
    lines: [
      `Halo ${fullName}, sesuai permintaan Anda akun ${config.BRAND.name} dengan email ini sudah kami hapus dan tidak dapat digunakan lagi. Anda boleh mendaftar kembali kapan saja.`,
      ...(kept.length === 0
        ? ['Tidak ada data Anda yang kami simpan.']
        : ['Yang masih kami simpan karena diwajibkan undang-undang:']),
      ...kept.map(({ what, reason, until }) => `• ${what}. ${reason} Disimpan: ${until}.`),
      `Bila bukan Anda yang memintanya, segera hubungi kami di ${config.BRAND.phone}.`,
    ],
  });
}

/**
 * Deletes the member's own account: what the law does not keep is gone when this ends, every session with it. Null
 * when it is done.
 */
export async function deleteAccount(deps: Deps, session: Session, password: string): Promise<Refusal | null> {
  const { userId } = session;
  const refusal = await confirm(deps, session, password);
  if (refusal) return refusal;
  const { registry } = deps;
  for (const { prepare } of registry.personalData) await prepare?.(deps, userId);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (!member) return null;
    const why = await hindranceOf(registry, tx, userId);
    if (why) return { refused: 'hindered', why };
    const kept = await keptOf(registry, tx, userId);
    const { email, emailVerifiedAt } = member;
    const leaving = { userId, email, verified: emailVerifiedAt !== null, keepsRecords: kept.length > 0, now };
    for (const { erase } of registry.personalData) await erase?.(tx, leaving);
    await record(tx, {
      subject: 'account',
      subjectId: userId,
      from: member.status,
      to: 'deleted',
      actor: `member:${userId}`,
    });
    await mailAccountDeleted(deps, tx, member, kept);
    return null;
  });
}
