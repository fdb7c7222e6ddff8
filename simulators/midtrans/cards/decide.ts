import { changesOf } from '../actions.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { type Authentication, type CardFacts, eciFor, outcomeOf } from './outcomes.ts';

/** Time that a slow issuer needs for its decision. */
const SLOW_ISSUER_SECONDS = 60;
const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Returns the transaction after the issuer's decision. */
function applyIssuerDecision(
  transaction: Transaction,
  card: CardFacts,
  now: Date,
  authentication: Authentication,
): Transaction {
  const { action, response, fraud } = outcomeOf(card.outcome);
  const decidedCard = {
    ...card,
    eci: eciFor(card.brand, authentication),
    responseCode: response?.code ?? null,
    responseMessage: response?.message ?? null,
  };
  const transactionWithCard: Transaction = {
    ...transaction,
    card: decidedCard,
    fraudStatus: fraud ? 'deny' : transaction.fraudStatus,
  };
  return { ...transactionWithCard, ...changesOf(transactionWithCard, action, now) };
}

/** Returns a new card transaction: pending if merchant and card require 3-D Secure, else decided by the issuer. */
export function openCardTransaction(
  transaction: Transaction,
  card: CardFacts,
  requestsAuthentication: boolean,
  now: Date,
): Transaction {
  const { threeDSecure, action } = outcomeOf(card.outcome);
  if (requestsAuthentication && threeDSecure !== 'none')
    return { ...transaction, card: { ...card, secure: true } };
  // Frictionless authentication: the issuer authenticates the payer without a code.
  const isAuthenticated = requestsAuthentication && action === 'pay';
  return applyIssuerDecision(
    transaction,
    { ...card, secure: isAuthenticated },
    now,
    isAuthenticated ? 'passed' : 'missing',
  );
}

/**
 * Returns the changes after the payer has passed 3-D Secure: the issuer's decision, or for a slow issuer a decision a
 * minute later. Returns `null` when 3-D Secure is already over.
 */
export function passThreeDSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAction } = transaction;
  if (!card || status !== 'pending' || nextAction !== null) return null;
  const { threeDSecure } = outcomeOf(card.outcome);
  if (threeDSecure === 'wait') {
    const nextActionAt = addSeconds(now, SLOW_ISSUER_SECONDS);
    const eci = eciFor(card.brand, 'passed');
    return {
      nextAction: 'pay',
      nextActionAt,
      // The payment expires only after the decision, not while the issuer decides.
      expiryTime: addSeconds(nextActionAt, SLOW_ISSUER_SECONDS),
      card: { ...card, eci },
    };
  }
  return applyIssuerDecision(transaction, card, now, threeDSecure === 'attempt' ? 'attempted' : 'passed');
}

/**
 * Returns the changes after failed or cancelled 3-D Secure: the payment is declined. Returns `null` when 3-D
 * Secure is already over.
 */
export function failThreeDSecure(transaction: Transaction, now: Date): Partial<Transaction> | null {
  const { card, status, nextAction } = transaction;
  if (!card || status !== 'pending' || nextAction !== null) return null;
  return { card: { ...card, eci: eciFor(card.brand, 'missing') }, ...changesOf(transaction, 'decline', now) };
}

/** Returns `status_message` of the reply about a new transaction, or about a card payment after the issuer's decision. */
export function chargeMessage(transaction: Transaction): string {
  const { status, card } = transaction;
  const { message } = methodOf(transaction);
  if (!card || status === 'pending') return message;
  if (status === 'expire') return 'Success, transaction has expired';
  if (status !== 'deny') return message;
  if (card.responseCode)
    return `Deny by Bank with code [${card.responseCode}] and message [${card.responseMessage}]`;
  return card.secure ? 'Card is not authenticated.' : 'Denied by the fraud detection system';
}

/** Returns whether the 3-D Secure page requires a code. */
export const requiresCode = ({ card }: Transaction): boolean =>
  card !== null && outcomeOf(card.outcome).threeDSecure !== 'attempt';
