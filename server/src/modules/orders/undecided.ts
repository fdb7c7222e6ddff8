import { ORDER_STATUSES, ORDER_TRANSITIONS } from '@naungan/domain/status';
import { throwProblem } from '../../api-problem.ts';
import { scaledLimit } from '../../core/limits.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { UNDECIDED_WHILE_UNVERIFIED } from '../../limits.ts';
import { isVerified } from '../accounts/service.ts';
import { countInStatus } from './repository.ts';

/** Statuses in which the insurer has not decided, or has sent the order back. */
const UNDECIDED_STATUSES = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length > 0);

const VERIFY_FIRST =
  'Email Anda belum diverifikasi, sehingga paling banyak dua pesanan dapat diperiksa pada saat yang sama. Silakan buka tautan verifikasi di email Anda, atau minta tautan baru di halaman Profil, lalu kirim pesanan ini sekali lagi. Isian Anda tetap tersimpan.';

/**
 * Limits the undecided orders of a member whose e-mail is not verified [Q34]. In a transaction after
 * `lockOrdersOf` the result holds until the transaction ends.
 * @throws ApiProblem TOO_MANY
 */
export async function checkUndecided(db: Db | Tx, deps: Deps, userId: string): Promise<void> {
  if (await isVerified(db, userId)) return;
  const undecided = await countInStatus(db, userId, UNDECIDED_STATUSES);
  if (undecided >= scaledLimit(deps, UNDECIDED_WHILE_UNVERIFIED)) throwProblem('TOO_MANY', VERIFY_FIRST);
}
