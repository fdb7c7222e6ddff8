import { after } from '../acts.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { type Authentication, type CardFacts, eciOf, outcomeOf } from './outcomes.ts';

const SLOW_BANK_SECONDS = 60;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** What the bank says once it is known who pays. */
function decided(transaction: Transaction, card: CardFacts, now: Date, how: Authentication): Transaction {
  const { act, response, fraud } = outcomeOf(card.outcome);
  const facts = {
    ...card,
    eci: eciOf(card.brand, how),
    responseCode: response?.code ?? null,
    responseMessage: response?.message ?? null,
  };
  const known: Transaction = { ...transaction, card: facts, ...(fraud ? { fraudStatus: 'deny' } : {}) };
  return { ...known, ...after(known, act, now) };
}

/** A card charge: waits for 3-D Secure where the merchant asks for it and the card has it, else is decided at once. */
export function openCard(
  transaction: Transaction,
  card: CardFacts,
  authentication: boolean,
  now: Date,
): Transaction {
  const { secure, act } = outcomeOf(card.outcome);
  if (authentication && secure !== 'none') return { ...transaction, card: { ...card, secure: true } };
  // Frictionless: the bank knew the payer without asking.
  const known = authentication && act === 'pay';
  return decided(transaction, { ...card, secure: known }, now, known ? 'passed' : 'missing');
}

/** The payer passed the page. A slow bank answers a minute later; `null` when it is not waited for any more. */
export function passSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAct } = transaction;
  if (!card || status !== 'pending' || nextAct !== null) return null;
  const { secure } = outcomeOf(card.outcome);
  if (secure === 'wait') {
    const nextAt = later(now, SLOW_BANK_SECONDS);
    const eci = eciOf(card.brand, 'passed');
    return { nextAct: 'pay', nextAt, expiryTime: later(nextAt, SLOW_BANK_SECONDS), card: { ...card, eci } };
  }
  return decided(transaction, card, now, secure === 'attempt' ? 'attempted' : 'passed');
}

/** The payer gave up, or the bank does not know the payer. */
export function failSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAct } = transaction;
  if (!card || status !== 'pending' || nextAct !== null) return null;
  return { card: { ...card, eci: eciOf(card.brand, 'missing') }, ...after(transaction, 'decline', now) };
}

/** What an answer says about a transaction that was just opened, or about a card that its bank has decided on. */
export function openedMessage(transaction: Transaction): string {
  const { status, card } = transaction;
  const { message } = methodOf(transaction);
  if (!card || status === 'pending') return message;
  if (status === 'expire') return 'Success, transaction has expired';
  if (status !== 'deny') return message;
  if (card.responseCode)
    return `Deny by Bank with code [${card.responseCode}] and message [${card.responseMessage}]`;
  return card.secure ? 'Card is not authenticated.' : 'Denied by the fraud detection system';
}

/** Whether the page of 3-D Secure asks for a code. */
export const asksCode = ({ card }: Transaction): boolean =>
  card !== null && outcomeOf(card.outcome).secure !== 'attempt';
