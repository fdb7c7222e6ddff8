import { z } from 'zod';
import type { CardFacts } from '../cards/outcomes.ts';
import type { Transaction } from '../transaction.ts';
import { MINUTE, type SimulatedMethod } from './method.ts';

const removeNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const cardFields = ({ card, approvalCode }: Transaction): Record<string, unknown> =>
  card
    ? removeNulls({
        masked_card: card.masked,
        bank: card.bank,
        card_type: 'credit',
        approval_code: approvalCode,
        eci: card.eci,
        channel_response_code: card.responseCode,
        channel_response_message: card.responseMessage,
        three_ds_version: card.secure ? '2' : null,
      })
    : {};

/** Returns the URL of the 3-D Secure page. */
export const threeDSecureUrl = (base: string, { tokenId }: CardFacts): string =>
  `${base}/v2/token/rba/redirect/${tokenId}`;

/** A card payment expires ten minutes after the charge, together with its 3-D Secure link; `custom_expiry` is ignored. */
export const CREDIT_CARD: SimulatedMethod = {
  code: 'credit_card',
  label: 'Kartu kredit/debit',
  paymentType: 'credit_card',
  requestSchema: z.looseObject({
    credit_card: z
      .looseObject({
        token_id: z.string().optional(),
        authentication: z.boolean().optional(),
        callback_type: z.enum(['js_event', 'form']).optional(),
        bank: z.string().max(20).optional(),
      })
      .optional(),
  }),
  message: 'Success, Credit Card transaction is successful',
  defaultSeconds: 10 * MINUTE,
  maximumSeconds: 10 * MINUTE,
  numberRule: null,
  hasFraudStatus: true,
  refundSupport: 'partial',
  supportsIdempotencyKey: true,
  paymentPlace: 'card',
  replyFields: (transaction, base) => ({
    ...cardFields(transaction),
    redirect_url:
      transaction.card && transaction.status === 'pending'
        ? threeDSecureUrl(base, transaction.card)
        : undefined,
  }),
  notificationFields: cardFields,
};
