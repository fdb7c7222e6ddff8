import type { Member } from '@naungan/domain/member/record';
import type { Storefront } from '../storefront.ts';
import { mailedNext } from './mailed-next.ts';

/** What a page needs to ask a member for the verification of the e-mail; its link leads back to `path`. */
export function verificationOf(shop: Storefront, { email, emailVerified }: Member, path: string) {
  if (emailVerified !== false) return undefined;
  return { email, onResend: () => shop.api.call('resendVerification', { query: mailedNext(shop, path) }) };
}
