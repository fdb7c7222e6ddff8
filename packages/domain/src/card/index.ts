export {
  type CardEntry,
  type CardProblems,
  type CardTokenRequest,
  cardProblems,
  cardTokenRequest,
  cvvProblem,
  MAX_CVV_DIGITS,
} from './card.ts';
export { cardExpiryProblem, maskExpiry } from './expiry.ts';
export { CARD_MESSAGES } from './messages.ts';
export {
  CARD_DIGITS,
  type CardType,
  cardNumberProblem,
  cardType,
  groupCardNumber,
  passesLuhn,
} from './number.ts';
