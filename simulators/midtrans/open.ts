import type { Tx } from '../../server/src/db/client.ts';
import { openCard } from './cards/decide.ts';
import { claimToken, releaseToken } from './cards/tokens.ts';
import { makeNumber, part, type SimulatedMethod, textAt } from './methods/method.ts';
import { insertTransaction, isOrderTaken } from './store.ts';
import type { Transaction } from './transaction.ts';

export type ChargeRequestRecord = { method: SimulatedMethod; transaction: Transaction };
export type OpenRefusal = '406' | '411';

const NUMBERS_TRIED = 5;

/** Replaces a number that another pending transaction has by a random one. */
async function insertWithNumber(
  tx: Tx,
  { method, transaction }: ChargeRequestRecord,
): Promise<Transaction | '406'> {
  for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
    if (await isOrderTaken(tx, transaction.orderId)) return '406';
    const vaNumber =
      method.number && tried > 0
        ? makeNumber(method.number, transaction.request, true)
        : transaction.vaNumber;
    const inserted = await insertTransaction(tx, { ...transaction, vaNumber });
    if (inserted) return inserted;
  }
  return '406';
}

async function openWithCard(
  tx: Tx,
  charge: ChargeRequestRecord,
  now: Date,
): Promise<Transaction | OpenRefusal> {
  const { method, transaction } = charge;
  const { request } = transaction;
  const tokenId = textAt(request, 'credit_card', 'token_id');
  const token = tokenId === undefined ? null : await claimToken(tx, tokenId, transaction.id, now);
  if (!token) return '411';
  const card = {
    masked: token.masked,
    tokenId: token.id,
    brand: token.brand,
    bank: textAt(request, 'credit_card', 'bank') ?? 'bni',
    outcome: token.outcome,
    secure: false,
    eci: null,
    responseCode: null,
    responseMessage: null,
  };
  const authentication = part(request, 'credit_card').authentication === true;
  const opened = openCard(transaction, card, authentication, now);
  const inserted = await insertWithNumber(tx, { method, transaction: opened });
  if (inserted === '406') await releaseToken(tx, token.id);
  return inserted;
}

/** Stores the transaction of a charge: 406 when its order id is in use, 411 when its card token is invalid. */
export function openTransaction(
  tx: Tx,
  charge: ChargeRequestRecord,
  now: Date,
): Promise<Transaction | OpenRefusal> {
  return charge.method.payer === 'card' ? openWithCard(tx, charge, now) : insertWithNumber(tx, charge);
}
