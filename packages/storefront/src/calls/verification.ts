import type { Client } from '@naungan/api/client';
import type { Member } from '@naungan/domain/member/record';
import { mustVerifyEmail } from '@naungan/domain/order';
import type { Storefront } from '../storefront.ts';
import { mailedLinkTarget } from './mailed-link-target.ts';

/**
 * Returns the member's unverified e-mail address and the function that requests another verification mail; undefined if the
 * address is verified. The link in the mail leads to `path`.
 */
export function verificationOf(
  shop: Pick<Storefront, 'isPartnerSite'> & { api: Pick<Storefront['api'], 'call'> },
  { email, emailVerified }: Pick<Member, 'email' | 'emailVerified'>,
  path: string,
) {
  if (emailVerified !== false) return undefined;
  return {
    email,
    onResend: () => shop.api.call('resendVerification', { query: mailedLinkTarget(shop, path) }),
  };
}

/** Resolves to whether a member has to verify the e-mail before another order [Q34]; false if the orders fail to load. */
export async function mustVerifyFirst(
  { api }: { api: Pick<Client, 'call'> },
  { emailVerified }: Pick<Member, 'emailVerified'>,
): Promise<boolean> {
  if (emailVerified !== false) return false;
  try {
    const { response } = await api.call('orders', { query: {} });
    return mustVerifyEmail(response.map(({ statusOrder }) => statusOrder));
  } catch {
    return false;
  }
}
