import type { Member } from '@naungan/domain/member/record';
import type { Storefront } from '../storefront.ts';
import { mailedNext } from './mailed-next.ts';

/**
 * Returns what a page needs to request the verification of a member's e-mail; the mailed link returns to
 * `path`.
 */
export function verificationOf(
  shop: Pick<Storefront, 'isElsewhere'> & { api: Pick<Storefront['api'], 'call'> },
  { email, emailVerified }: Pick<Member, 'email' | 'emailVerified'>,
  path: string,
) {
  if (emailVerified !== false) return undefined;
  return { email, onResend: () => shop.api.call('resendVerification', { query: mailedNext(shop, path) }) };
}
