import type { IsoDate } from '../dates/index.ts';
import { onlyDigits } from '../text/index.ts';
import { cardExpiryProblem, expiryParts } from './expiry.ts';
import { CARD_MESSAGES } from './messages.ts';
import { cardNumberProblem } from './number.ts';

/** The values of the card form [3 §3]; the expiry is MMYY. */
export type CardEntry = { card_number: string; card_exp: string; card_cvv: string };

/** The card data that the gateway converts to a token [3 §3]. Card data is never sent to this application's server. */
export type CardTokenRequest = {
  card_number: string;
  card_exp_month: string;
  card_exp_year: string;
  card_cvv: string;
};

export type CardProblems = Partial<Record<keyof CardEntry, string>>;

/** Maximum number of digits of a security code [3 §9]. */
export const MAX_CVV_DIGITS = 6;

/** Returns the message for an invalid security code, else `null` [3 §5]. */
export function cvvProblem(cvv: string): string | null {
  if (cvv.trim() === '') return CARD_MESSAGES.cvvRequired;
  return cvv.length > MAX_CVV_DIGITS ? CARD_MESSAGES.cvvLong : null;
}

/**
 * Returns a message for each invalid field; an empty object for a card that can be sent. `today` is the day in
 * Jakarta.
 */
export function cardProblems(card: CardEntry, today: IsoDate): CardProblems {
  const problems = {
    card_number: cardNumberProblem(card.card_number),
    card_exp: cardExpiryProblem(card.card_exp, today),
    card_cvv: cvvProblem(card.card_cvv),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== null));
}

/** Converts a valid card to the gateway's request. */
export function cardTokenRequest(card: CardEntry, today: IsoDate): CardTokenRequest {
  const { month, year } = expiryParts(card.card_exp, today);
  return {
    card_number: onlyDigits(card.card_number),
    card_exp_month: month,
    card_exp_year: year,
    card_cvv: card.card_cvv,
  };
}
