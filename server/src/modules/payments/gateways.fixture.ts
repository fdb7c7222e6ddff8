import type { Reply } from '../../../test/harness.ts';
import type { Shop } from './fixture.ts';

/** For tests only: the card token that a browser gets, and the actions of a payer and of the bank BTN. */

/** Test cards of the gateway's sandbox. */
export const CARDS = {
  // The charge returns 'pending'; the result is known after 3-D Secure.
  acceptedAfter3ds: '4811111111111114',
  deniedAfter3ds: '4911111111111113',
  challengedAfter3ds: '4511111111111117',
  // The charge returns the result.
  acceptedWithout3ds: '4556557955726624',
  deniedWithout3ds: '4711111111111115',
} as const;

/** Creates the token that a browser gets for a card. */
export async function createCardToken(shop: Shop, number: string = CARDS.acceptedAfter3ds): Promise<string> {
  const query = new URLSearchParams({
    client_key: shop.deps.config.MIDTRANS_CLIENT_KEY,
    card_number: number,
    card_exp_month: '12',
    card_exp_year: '2030',
    card_cvv: '123',
  });
  const reply = await shop.api('GET', `//simulators/midtrans/v2/token?${query}`);
  const { token_id: token } = reply.body as unknown as { token_id?: string };
  if (!token) throw new Error(`No card token: ${reply.text}`);
  return token;
}

/** `resend`, `stale` and `forge` send a callback: again, with an old timestamp, or with a wrong signature. */
export type BankAction = 'pay' | 'expire' | 'close' | 'reverse' | 'resend' | 'stale' | 'forge';
/** Advances the clock by a second and performs an action at BTN; returns whether it was possible. */
export async function actAtBank(shop: Shop, transactionId: string, action: BankAction): Promise<boolean> {
  shop.clock.advance(1);
  const reply = await shop.api('POST', `//simulators/btn/accounts/${transactionId}/${action}`);
  return String(reply.headers.location).includes('done=');
}

/** Delivers the callbacks that the bank has not delivered yet. */
export const deliverBankCallbacks = (shop: Shop): Promise<Reply> =>
  shop.api('POST', '//simulators/btn/callbacks/deliver');
