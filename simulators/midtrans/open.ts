import type { Tx } from '../../server/src/db/client.ts';
import { openCardTransaction } from './cards/decide.ts';
import { releaseToken, spendToken } from './cards/tokens.ts';
import { createNumber, objectAt, type SimulatedMethod, textAt } from './methods/method.ts';
import { insertTransaction, isOrderIdTaken } from './store.ts';
import type { Transaction } from './transaction.ts';

export type ParsedCharge = { method: SimulatedMethod; transaction: Transaction };
export type OpenProblem = '406' | '411';

/** Number of random account numbers that are tried until one is free. */
const MAX_ATTEMPTS = 5;

/**
 * Stores a transaction; returns 406 when another transaction has the order id. Replaces the account number by a random one
 * when another pending transaction has that number.
 */
async function insertWithNumber(tx: Tx, { method, transaction }: ParsedCharge): Promise<Transaction | '406'> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await isOrderIdTaken(tx, transaction.orderId)) return '406';
    const vaNumber =
      method.numberRule && attempt > 0
        ? createNumber(method.numberRule, transaction.request, { isTaken: true })
        : transaction.vaNumber;
    const storedTransaction = await insertTransaction(tx, { ...transaction, vaNumber });
    if (storedTransaction) return storedTransaction;
  }
  return '406';
}

/** Uses the card token of a charge, and stores the new card transaction. */
async function openWithCard(tx: Tx, charge: ParsedCharge, now: Date): Promise<Transaction | OpenProblem> {
  const { method, transaction } = charge;
  const { request } = transaction;
  const tokenId = textAt(request, 'credit_card', 'token_id');
  const token = tokenId === undefined ? null : await spendToken(tx, tokenId, transaction.id, now);
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
  const requestsAuthentication = objectAt(request, 'credit_card').authentication === true;
  const newTransaction = openCardTransaction(transaction, card, requestsAuthentication, now);
  const storedTransaction = await insertWithNumber(tx, { method, transaction: newTransaction });
  if (storedTransaction === '406') await releaseToken(tx, token.id);
  return storedTransaction;
}

/**
 * Stores the transaction of a charge. Returns 406 when another transaction has the order id, 411 for an invalid card token.
 */
export function openTransaction(tx: Tx, charge: ParsedCharge, now: Date): Promise<Transaction | OpenProblem> {
  return charge.method.paymentPlace === 'card' ? openWithCard(tx, charge, now) : insertWithNumber(tx, charge);
}
