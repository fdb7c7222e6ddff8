import { changesOf } from '../actions.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { type Authentication, type CardFacts, eciFor, outcomeOf } from './outcomes.ts';

const SLOW_BANK_SECONDS = 60;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Applies the issuer's decision after authentication. */
function afterIssuerDecision(
  transaction: Transaction,
  card: CardFacts,
  now: Date,
  how: Authentication,
): Transaction {
  const { act, response, fraud } = outcomeOf(card.outcome);
  const facts = {
    ...card,
    eci: eciFor(card.brand, how),
    responseCode: response?.code ?? null,
    responseMessage: response?.message ?? null,
  };
  const withCard: Transaction = { ...transaction, card: facts, ...(fraud ? { fraudStatus: 'deny' } : {}) };
  return { ...withCard, ...changesOf(withCard, act, now) };
}

/** Opens a card charge: waits for 3-D Secure if merchant and card require it, otherwise decides immediately. */
export function openCard(
  transaction: Transaction,
  card: CardFacts,
  authentication: boolean,
  now: Date,
): Transaction {
  const { secure, act } = outcomeOf(card.outcome);
  if (authentication && secure !== 'none') return { ...transaction, card: { ...card, secure: true } };
  // Frictionless authentication: the issuer recognised the payer without a code.
  const isAuthenticated = authentication && act === 'pay';
  return afterIssuerDecision(
    transaction,
    { ...card, secure: isAuthenticated },
    now,
    isAuthenticated ? 'passed' : 'missing',
  );
}

/**
 * The payer passed 3-D Secure. A slow issuer decides a minute later; returns `null` when the transaction no
 * longer waits.
 */
export function passSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAct } = transaction;
  if (!card || status !== 'pending' || nextAct !== null) return null;
  const { secure } = outcomeOf(card.outcome);
  if (secure === 'wait') {
    const nextAt = later(now, SLOW_BANK_SECONDS);
    const eci = eciFor(card.brand, 'passed');
    return { nextAct: 'pay', nextAt, expiryTime: later(nextAt, SLOW_BANK_SECONDS), card: { ...card, eci } };
  }
  return afterIssuerDecision(transaction, card, now, secure === 'attempt' ? 'attempted' : 'passed');
}

/** The payer cancelled 3-D Secure, or the issuer does not recognise the payer. */
export function failSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAct } = transaction;
  if (!card || status !== 'pending' || nextAct !== null) return null;
  return { card: { ...card, eci: eciFor(card.brand, 'missing') }, ...changesOf(transaction, 'decline', now) };
}

/** The message for a newly opened transaction or a decided card. */
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

/** Whether the 3-D Secure page asks for a code. */
export const requiresCode = ({ card }: Transaction): boolean =>
  card !== null && outcomeOf(card.outcome).secure !== 'attempt';
