import { lineOf } from '@naungan/domain/lines';
import type { StorefrontLinks } from '../links.ts';
import { readPage, type StorefrontPage } from '../pages.ts';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { isPathOnThisSite } from './redirect.ts';

/** Why a visitor has to log in: the session ended, or the requested page is only for members. */
export type LoginReason = 'ended' | 'members-only';

/**
 * Returns the reason for the login, and removes the reason 'ended' from the storage. If this reason stayed, `signOut` would
 * take a later logout in the same tab for an expired session, and would not remove drafts or sign out other tabs.
 */
export async function takeReason(
  storage: Pick<EncryptedStorage, 'read' | 'remove'>,
): Promise<LoginReason | null> {
  const reason = await storage.read<LoginReason>('reason');
  if (reason === 'ended') storage.remove('reason');
  return reason;
}

const RETURN_TEXT = 'Setelah itu Anda kembali ke';

/** Returns the product name of a landing, list or plan page or an order form; null for other pages. */
function productOf(page: StorefrontPage): string | null {
  switch (page.page) {
    case 'landing':
    case 'plans':
    case 'plan':
    case 'buy':
      return lineOf(page.line).label;
    default:
      return null;
  }
}

/** Returns the notice above the login; null for a visitor who opened the login directly. */
export function loginNotice(
  links: StorefrontLinks,
  reason: LoginReason | null,
  target: string | null,
): string | null {
  const page = isPathOnThisSite(target) ? readPage(links, target) : null;
  const product = page === null ? null : productOf(page);
  const isOrder = product !== null && page?.page === 'buy';
  if (reason === 'ended') {
    const nextStepText = isOrder
      ? `Isian pesanan Asuransi ${product} Anda masih tersimpan.`
      : `${RETURN_TEXT} halaman tadi.`;
    return `Sesi Anda telah berakhir, silakan masuk kembali. ${nextStepText}`;
  }
  if (isOrder)
    return `Untuk memesan Asuransi ${product} Anda perlu akun. Silakan masuk atau daftar. ${RETURN_TEXT} produk yang Anda pilih.`;
  if (product !== null && target)
    return `Silakan masuk atau daftar untuk melihat semua produk. ${RETURN_TEXT} halaman tadi.`;
  return reason && target
    ? `Halaman itu memerlukan akun. Silakan masuk. ${RETURN_TEXT} halaman yang Anda tuju.`
    : null;
}
