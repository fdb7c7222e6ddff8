import { ORDER_STATUSES, ORDER_TRANSITIONS } from '@naungan/domain/status';
import { scaled } from '../../core/limits.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { UNDECIDED_WHILE_UNVERIFIED } from '../../limits.ts';
import { refuse } from '../../problem.ts';
import { isVerified } from '../accounts/service.ts';
import { countInStatus } from './repository.ts';

/** What the insurer has not decided on, or sent back. */
const UNDECIDED = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length > 0);

const VERIFY_FIRST =
  'Email Anda belum diverifikasi, sehingga paling banyak dua pesanan dapat diperiksa pada saat yang sama. Silakan buka tautan verifikasi di email Anda, atau minta tautan baru di halaman Profil, lalu kirim pesanan ini sekali lagi. Isian Anda tetap tersimpan.';

/**
 * Whether a member whose e-mail may be somebody else's may have one more order looked at [Q34].
 * In a transaction after `lockOrdersOf` it holds until that ends.
 * @throws Problem TOO_MANY
 */
export async function checkUndecided(db: Db | Tx, deps: Deps, userId: string): Promise<void> {
  if (await isVerified(db, userId)) return;
  const undecided = await countInStatus(db, userId, UNDECIDED);
  if (undecided >= scaled(deps, UNDECIDED_WHILE_UNVERIFIED)) refuse('TOO_MANY', VERIFY_FIRST);
}
