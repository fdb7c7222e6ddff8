import type { PartnerSale } from '../partner-sales.ts';
import { ORDER_ID, ORDERED_AT, PAID_AT, PREMIUM, PRODUCT_ID } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const code = 'toko-maju';
const webhookUrl = 'https://toko-maju.example/naungan';
const secret = 'whsec_2VY1bHq0T8m3cW5nR7xK9pLdF4sJ6gZaQeUiOyPtBvM=';

export const EXAMPLE_SALE: PartnerSale = {
  orderId: ORDER_ID,
  partner: code,
  line: 'kesehatan',
  planId: PRODUCT_ID,
  planCode: 'HK-01',
  premium: PREMIUM,
  currency: 'IDR',
  status: 'issued',
  orderedAt: ORDERED_AT,
  paidAt: PAID_AT,
  issuedAt: PAID_AT,
  cancelledAt: null,
};

/** Example requests and responses of the calls of partners' servers, and of the desk's calls about partners. */
export const PARTNER_EXAMPLES = {
  partnerSales: {
    reply: {
      sales: [EXAMPLE_SALE],
      nextCursor: 'MjAyNi0xMS0yMVQwMzowMDowMC4wMDBaIDVmM2QyYzFiLTBhOWUtNGQ3Yy04YjZhLTFmMmUzZDRjNWI2YQ',
    },
  },
  deskPartners: {
    reply: {
      rows: [
        {
          code,
          hasApiKey: true,
          webhookUrl,
          secrets: 2,
          undelivered: 1,
          abandoned: 0,
          lastError: { at: PAID_AT, error: 'toko-maju.example responded with status 500' },
        },
      ],
      next: null,
    },
  },
  deskSavePartner: { request: { webhookUrl }, reply: { code, webhookUrl, secret } },
  deskPartnerKey: { reply: { apiKey: 'npk_Hn3Kd8Rv5Xb1Mq7Tz2Wc9Ly4Fp6Gs0Ja3Ue8Io5Bx1N' } },
  deskPartnerSecret: { request: { revokesEarlier: false }, reply: { secret } },
  deskPartnerTest: { reply: { status: 204, milliseconds: 85, error: null } },
  deskPartnerResend: { reply: { events: 1 } },
} satisfies Partial<Examples>;
