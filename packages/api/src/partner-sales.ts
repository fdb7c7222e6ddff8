import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { id, instant, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { day } from './list-page.ts';
import { partnerCode } from './partner.ts';

/**
 * `ordered`: placed and not paid; `paid`: paid, before its policy exists; `issued`: the policy is in force or was;
 * `cancelled`: rejected, not paid in time, refunded, or deleted with the account.
 */
export const SALE_STATUSES = ['ordered', 'paid', 'issued', 'cancelled'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** An order that came from a partner's page. It has no personal data. */
export const partnerSale = z.object({
  orderId: id,
  partner: partnerCode,
  line: z.enum(PRODUCT_TYPES),
  planId: id,
  /** The insurer's code of the plan, such as `HK-01`. */
  planCode: z.string(),
  /** Without fees, in rupiah. */
  premium: rupiah,
  currency: z.literal('IDR'),
  status: z.enum(SALE_STATUSES),
  orderedAt: instant,
  paidAt: instant.nullable(),
  issuedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
});
export type PartnerSale = z.output<typeof partnerSale>;

/**
 * The body of a webhook request, in the form of https://www.standardwebhooks.com. The type is the new status of the
 * sale; a `test` has an invented sale.
 */
export const partnerEvent = z.object({
  type: z.enum([...SALE_STATUSES, 'test']),
  /** When the event happened. A repeated request has the same time. */
  timestamp: instant,
  data: partnerSale,
});
export type PartnerEvent = z.output<typeof partnerEvent>;

/** Default and maximum number of sales on a page. */
const PAGE_SIZE = { default: 50, max: 200 };

export const partnerSales = contract('partnerSales', {
  summary: "A partner's sales, newest first. The API key belongs on a server, never in a page",
  params: z.object({ partner: partnerCode }),
  query: z.object({
    /** First and last day of the orders, in Jakarta. */
    from: day.optional(),
    to: day.optional(),
    /** `nextCursor` of the previous page. */
    cursor: z.string().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default),
  }),
  reply: z.object({
    sales: z.array(partnerSale),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
  }),
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
});
