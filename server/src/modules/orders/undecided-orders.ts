import { isOrderUndecided, MAX_UNDECIDED_IF_UNVERIFIED } from '@naungan/domain/order';
import { ORDER_STATUSES } from '@naungan/domain/status';
import { throwProblem } from '../../api-problem.ts';
import { scaledLimit } from '../../core/limits.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { isVerified } from '../accounts/service.ts';
import { countOrdersInStatus } from './repository.ts';

const UNDECIDED_STATUSES = ORDER_STATUSES.filter(isOrderUndecided);

const VERIFY_FIRST_MESSAGE =
  'Email Anda belum diverifikasi, sehingga paling banyak dua pesanan dapat diperiksa pada saat yang sama. Silakan buka tautan verifikasi di email Anda, atau minta tautan baru di halaman Profil, lalu kirim pesanan ini sekali lagi. Isian Anda tetap tersimpan.';

/**
 * Limits the undecided orders of a member whose e-mail is not verified [Q34]. If the transaction has called
 * `lockOrdersOfMember` before, the limit also applies to concurrent orders.
 * @throws ApiProblem TOO_MANY
 */
export async function limitUndecidedOrders(db: Db | Tx, deps: Deps, userId: string): Promise<void> {
  if (await isVerified(db, userId)) return;
  const undecidedCount = await countOrdersInStatus(db, userId, UNDECIDED_STATUSES);
  if (undecidedCount >= scaledLimit(deps, MAX_UNDECIDED_IF_UNVERIFIED))
    throwProblem('TOO_MANY', VERIFY_FIRST_MESSAGE);
}
