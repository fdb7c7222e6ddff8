import type { Instrument } from '../gateway.ts';
import type { Transaction } from './transaction.ts';

const isLink = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url);
/** Of the gateway's actions those that a customer uses; the others are calls of ours. */
const isForCustomer = (name: string) => name.startsWith('generate-qr-code') || name === 'deeplink-redirect';

/** A card's answer may lack its type, but then has something of a card. */
const isCard = ({ payment_type: type, masked_card, card_type }: Transaction): boolean =>
  type === undefined ? Boolean(masked_card ?? card_type) : type.toLowerCase() === 'credit_card';

function actionsOf({ actions = [], redirect_url: url }: Transaction, card: boolean): Instrument['actions'] {
  const offered = actions
    .map((action) => ({ name: action.name.toLowerCase(), url: action.url }))
    .filter((action) => isForCustomer(action.name) && isLink(action.url));
  return isLink(url) && !card ? [...offered, { name: 'redirect', url }] : offered;
}

/**
 * What a customer pays with, looked up by name: an account, a bill (its company is the `code`), a shop's code,
 * links, or a card whose owner the bank still asks.
 */
export function instrumentOf(answer: Transaction, accountHolder: string): Instrument {
  const card = isCard(answer);
  const vaNumber = answer.va_numbers?.[0]?.va_number || (answer.permata_va_number ?? answer.bill_key ?? null);
  return {
    accountHolder: vaNumber ? accountHolder : null,
    vaNumber,
    code: answer.payment_code ?? (answer.bill_key && answer.biller_code) ?? null,
    actions: actionsOf(answer, card),
    card: card
      ? {
          redirect_url: isLink(answer.redirect_url) ? answer.redirect_url : null,
          card_type: answer.card_type ?? null,
          bank: answer.bank ?? null,
        }
      : null,
  };
}
