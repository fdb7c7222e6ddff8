import type { deletionPreview } from '@naungan/api/privacy';
import type { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { record } from '../../db/journal.ts';
import type { Deps, Session } from '../../deps.ts';
import { eraseMember, hasPassword, lockMember, ownsPassword } from '../accounts/erase.ts';
import { eraseConsents } from '../consents/service.ts';
import { ensureCertificate } from '../policies/certificate/file.ts';
import * as repository from './repository.ts';
import { hindranceOf, removedData, retainedData } from './retention.ts';

type Preview = z.output<typeof deletionPreview.reply>;

/** An account without password is deleted from a session that began this recently. */
const FRESH_MS = 15 * 60_000;

const isFresh = ({ createdAt }: Session, now: Date) => now.getTime() - createdAt.getTime() < FRESH_MS;

/** What deleting means for this member, before it is confirmed. */
export async function previewDeletion({ db, clock }: Deps, session: Session): Promise<Preview> {
  const counts = await repository.countRecords(db, session.userId);
  return {
    confirmBy: (await hasPassword(db, session.userId)) ? 'password' : 'session',
    fresh: isFresh(session, clock()),
    removed: removedData(counts),
    kept: retainedData(counts),
    hindrance: hindranceOf(counts),
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
  counts: repository.RecordCounts,
): Promise<void> {
  const kept = retainedData(counts);
  return mail.queue(tx, {
    to: email,
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
  // A certificate names its holder; one that is still to be made would name nobody.
  for (const policyId of await repository.policiesWithoutCertificate(deps.db, userId))
    await ensureCertificate(deps, policyId);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (!member) return null;
    const counts = await repository.countRecords(tx, userId);
    const why = hindranceOf(counts);
    if (why) return { refused: 'hindered', why };
    const verified = member.emailVerifiedAt !== null;
    await repository.removeUninvoicedOrders(tx, userId);
    await repository.expireUploads(tx, userId, now);
    await repository.removeCorrespondence(tx, { userId, email: member.email, verified });
    if (counts.invoices === 0) await eraseConsents(tx, userId);
    await eraseMember(tx, userId, now);
    await record(tx, {
      subject: 'account',
      subjectId: userId,
      from: member.status,
      to: 'deleted',
      actor: `member:${userId}`,
    });
    await mailAccountDeleted(deps, tx, member, counts);
    return null;
  });
}
