import { orderAmounts, priceRow } from '@naungan/domain/order/record';
import { id, isoDate } from '@naungan/domain/shape';
import { z } from 'zod';

/** Fields of every request for a quote. */
const commonInput = {
  productId: id,
  /** Whether the customer wants a printed policy, for the printing fee of the product. */
  printPolicy: z.boolean().default(false),
};

/**
 * Returns the schemas of the call for a line's quote. `input` are the fields that the customer chooses, `payload` the
 * fields of the order's payload that they determine.
 */
export const orderQuote = <Input extends z.ZodRawShape, Payload extends z.ZodRawShape>(
  summary: string,
  { input, payload }: { input: Input; payload: Payload },
) =>
  ({
    summary,
    body: z.object({ ...commonInput, ...input }),
    reply: z.object({
      productId: id,
      /** The day in Jakarta for which the price is calculated. An order of a later day can have another price. */
      pricedOn: isoDate,
      /** Fields of the order's payload, to which the caller adds the customer's fields. */
      payload: z.object({
        ...payload,
        printPolicy: z.boolean(),
        amounts: orderAmounts,
      }),
      /** The price for display; the rows add up to `amounts.total`. */
      rows: z.array(priceRow),
    }),
    hasRateLimitHeaders: true,
    problems: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }) as const;
