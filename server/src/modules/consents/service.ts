import type { consents as contract } from '@naungan/api/privacy';
import { todayInJakarta } from '@naungan/domain/dates';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { consentsOf, insertConsents, pageDates, withdrawConsent } from './repository.ts';

export type Consent = z.output<typeof contract.reply>[number];

/** The kinds of consent. `page`: slug of the text. `withdrawable`: whether an account can exist without this consent. */
const KINDS = [
  { kind: 'terms', page: 'syarat-ketentuan', withdrawable: false },
  { kind: 'privacy', page: 'kebijakan-privasi', withdrawable: false },
  { kind: 'marketing', page: 'kebijakan-privasi', withdrawable: true },
] as const;

/**
 * Returns a function that returns the version of a page's text: the date of the last change, '' for an unknown page.
 */
async function readVersions(db: Db | Tx): Promise<(page: string) => string> {
  const dates = await pageDates(
    db,
    KINDS.map(({ page }) => page),
  );
  return (page) => {
    const date = dates.get(page);
    return date ? todayInJakarta(date) : '';
  };
}

/** Records the consents that registration gives; `marketing` only when the member chose it. */
export async function recordConsents(
  tx: Tx,
  userId: string,
  { marketing }: { marketing: boolean },
  now: Date,
): Promise<void> {
  const versionOf = await readVersions(tx);
  const givenConsents = KINDS.filter(({ kind }) => kind !== 'marketing' || marketing);
  await insertConsents(
    tx,
    givenConsents.map(({ kind, page }) => ({ userId, kind, version: versionOf(page), givenAt: now })),
  );
}

/** Returns one row for each kind: the latest consent. If there is none, the row has the current version of the text. */
export async function listConsents(db: Db | Tx, userId: string): Promise<Consent[]> {
  const rows = await consentsOf(db, userId);
  const versionOf = await readVersions(db);
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

/** Gives or withdraws the consent to marketing. A repeated call changes nothing. */
export async function setMarketing(db: Db, userId: string, isGiven: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isGiven) return withdrawConsent(tx, userId, 'marketing', now);
    const versionOf = await readVersions(tx);
    const version = versionOf('kebijakan-privasi');
    await insertConsents(tx, [{ userId, kind: 'marketing', version, givenAt: now }]);
  });
}
