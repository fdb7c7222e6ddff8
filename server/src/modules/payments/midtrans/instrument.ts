import type { Instrument } from '../gateway.ts';
import type { Transaction } from './transaction.ts';

const isLink = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url);
/** The gateway's actions that a customer uses; the others are API calls. */
const isForCustomer = (name: string) => name.startsWith('generate-qr-code') || name === 'deeplink-redirect';

/** A reply about a card may lack `payment_type`; then it has `masked_card` or `card_type`. */
const isCard = ({ payment_type: type, masked_card, card_type }: Transaction): boolean =>
  type === undefined ? Boolean(masked_card ?? card_type) : type.toLowerCase() === 'credit_card';

function actionsOf({ actions = [], redirect_url: url }: Transaction, card: boolean): Instrument['actions'] {
  const customerActions = actions
    .map((action) => ({ name: action.name.toLowerCase(), url: action.url }))
    .filter((action) => isForCustomer(action.name) && isLink(action.url));
  return isLink(url) && !card ? [...customerActions, { name: 'redirect', url }] : customerActions;
}

/**
 * Returns the payment instrument, recognised by the fields of the reply: an account, a bill (its biller is the `code`), a store's
 * code, links, or a card with a 3-D Secure link.
 */
export function instrumentOf(transaction: Transaction, accountHolder: string): Instrument {
  const card = isCard(transaction);
  const vaNumber =
    transaction.va_numbers?.[0]?.va_number || (transaction.permata_va_number ?? transaction.bill_key ?? null);
  return {
    accountHolder: vaNumber ? accountHolder : null,
    vaNumber,
    code: transaction.payment_code ?? (transaction.bill_key && transaction.biller_code) ?? null,
    actions: actionsOf(transaction, card),
    card: card
      ? {
          redirect_url: isLink(transaction.redirect_url) ? transaction.redirect_url : null,
          card_type: transaction.card_type ?? null,
          bank: transaction.bank ?? null,
        }
      : null,
  };
}
