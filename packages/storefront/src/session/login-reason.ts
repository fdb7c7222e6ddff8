import { productTypeInfo } from '@naungan/domain/lines';
import type { StorefrontLinks } from '../links.ts';
import { readPage, type StorefrontPage } from '../pages.ts';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { isOwnPath } from './redirect.ts';

/** Why somebody is at the login: the session ended, or the page that they wanted is for members. */
export type LoginReason = 'ended' | 'members-only';

/**
 * The reason as the login shows it. The end of a session is told once: kept longer, it would make of a later visit to
 * /logout, in the same tab, the end of that session again, which keeps drafts and leaves other tabs alone.
 */
export async function takeReason(
  storage: Pick<EncryptedStorage, 'read' | 'remove'>,
): Promise<LoginReason | null> {
  const reason = await storage.read<LoginReason>('reason');
  if (reason === 'ended') storage.remove('reason');
  return reason;
}

const EXTRA = 'Setelah itu Anda kembali ke';

/** The name of the product that somebody looks for, or is about to buy. */
function productOf(page: StorefrontPage): string | null {
  if (page.page === 'landing') return productTypeInfo(page.type).label;
  return 'line' in page ? productTypeInfo(page.line).label : null;
}

/** What the login says of why one is there; null for somebody who came by themselves. */
export function loginNotice(
  links: StorefrontLinks,
  reason: LoginReason | null,
  target: string | null,
): string | null {
  const page = isOwnPath(target) ? readPage(links, target) : null;
  const line = page === null ? null : productOf(page);
  const ordering = line !== null && page?.page === 'buy';
  if (reason === 'ended') {
    const kept = ordering ? `Isian pesanan Asuransi ${line} Anda masih tersimpan.` : `${EXTRA} halaman tadi.`;
    return `Sesi Anda telah berakhir, silakan masuk kembali. ${kept}`;
  }
  if (ordering)
    return `Untuk memesan Asuransi ${line} Anda perlu akun. Silakan masuk atau daftar. ${EXTRA} produk yang Anda pilih.`;
  if (line !== null && target)
    return `Silakan masuk atau daftar untuk melihat semua produk. ${EXTRA} halaman tadi.`;
  return reason && target
    ? `Halaman ini hanya untuk anggota. Silakan masuk. ${EXTRA} halaman yang Anda tuju.`
    : null;
}
