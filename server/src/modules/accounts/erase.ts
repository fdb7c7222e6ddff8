import { closeSessionsOf } from '../../core/session.ts';
import type { Db, Tx } from '../../db/client.ts';
import { forgetDevices } from './devices-repository.ts';
import { deletePasskeysOf } from './passkeys-repository.ts';
import { passwordMatches } from './password.ts';
import { anonymizeUser, lockUser, type UserRow, userById } from './repository.ts';
import { removeMailTokens } from './token-repository.ts';

/** Returns the account, locked until the transaction ends; null when it does not exist or was deleted. */
export async function lockMember(tx: Tx, id: string): Promise<UserRow | null> {
  const row = await lockUser(tx, id);
  return row && row.status !== 'deleted' ? row : null;
}

export async function hasPassword(db: Db | Tx, id: string): Promise<boolean> {
  return (await userById(db, id))?.passwordHash != null;
}

export async function isPasswordOf(db: Db | Tx, id: string, password: string): Promise<boolean> {
  return passwordMatches((await userById(db, id))?.passwordHash, password);
}

/**
 * Closes every session, deletes every mailed link and removes all personal data from the account. The row remains, so
 * that retained orders still belong to one account; e-mail, phone and Google account become available for a new
 * registration.
 */
export async function eraseMember(tx: Tx, id: string, now: Date): Promise<void> {
  await closeSessionsOf(tx, id);
  await forgetDevices(tx, id);
  await deletePasskeysOf(tx, id);
  await removeMailTokens(tx, id);
  await anonymizeUser(tx, id, now);
}
