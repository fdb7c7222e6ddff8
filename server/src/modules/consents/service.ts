import type { consents as contract } from '@naungan/api/privacy';
import { todayInJakarta } from '@naungan/domain/dates';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { consentsOf, insertConsents, pageDates, withdrawConsent } from './repository.ts';

export type Consent = z.output<typeof contract.reply>[number];

/** Kinds, the page that says what is agreed to, and whether the account can go on without it. */
const KINDS = [
  { kind: 'terms', page: 'syarat-ketentuan', withdrawable: false },
  { kind: 'privacy', page: 'kebijakan-privasi', withdrawable: false },
  { kind: 'marketing', page: 'kebijakan-privasi', withdrawable: true },
] as const;

/** The present version of each text: the day of its last change. */
async function versions(db: Db | Tx): Promise<(page: string) => string> {
  const dates = await pageDates(
    db,
    KINDS.map(({ page }) => page),
  );
  return (page) => {
    const date = dates.get(page);
    return date ? todayInJakarta(date) : '';
  };
}

/** Notes what a new member agrees to by registering; offers only when they were wanted. */
export async function recordConsents(
  tx: Tx,
  userId: string,
  { marketing }: { marketing: boolean },
  now: Date,
): Promise<void> {
  const versionOf = await versions(tx);
  const given = KINDS.filter(({ kind }) => kind !== 'marketing' || marketing);
  await insertConsents(
    tx,
    given.map(({ kind, page }) => ({ userId, kind, version: versionOf(page), givenAt: now })),
  );
}

/** Each kind once: the latest consent, or the present version of the text when none was given. */
export async function listConsents(db: Db | Tx, userId: string): Promise<Consent[]> {
  const rows = await consentsOf(db, userId);
  const versionOf = await versions(db);
  return KINDS.map(({ kind, page, withdrawable }) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return {
      kind,
      version: row?.version ?? versionOf(page),
      givenAt: row?.givenAt.toISOString() ?? null,
      withdrawnAt: row?.withdrawnAt?.toISOString() ?? null,
      withdrawable,
    };
  });
}

/** Gives or withdraws the consent to offers; what is so already stays as it is. */
export async function setMarketing(db: Db, userId: string, wanted: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!wanted) return withdrawConsent(tx, userId, 'marketing', now);
    const versionOf = await versions(tx);
    const version = versionOf('kebijakan-privasi');
    await insertConsents(tx, [{ userId, kind: 'marketing', version, givenAt: now }]);
  });
}
