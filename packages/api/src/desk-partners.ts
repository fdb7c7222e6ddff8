import { instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { listPage, pageQuery, searchText } from './list-page.ts';
import { partnerCode } from './partner.ts';

const params = z.object({ partner: partnerCode });
const MAX_URL_LENGTH = 2_000;
const webhookUrl = z.url({ protocol: /^https?$/, error: 'Alamat tidak valid' }).max(MAX_URL_LENGTH);

const deskPartner = z.object({
  code: partnerCode,
  hasApiKey: z.boolean(),
  webhookUrl: z.string().nullable(),
  /** Number of valid signing secrets: two after a rotation. */
  secrets: z.number().int(),
  /** Events that the webhook has not accepted; `abandoned`: those without further attempts. */
  undelivered: z.number().int(),
  abandoned: z.number().int(),
  /** The failure of the latest event that has one, and the time of that event. */
  lastError: z.object({ at: instant, error: z.string() }).nullable(),
});
export type DeskPartner = z.output<typeof deskPartner>;

export const deskPartners = contract('deskPartners', {
  summary: 'Partners with an API key or a webhook, by page and code',
  query: z.object({
    ...pageQuery,
    /** Part of the code. */
    q: searchText,
  }),
  reply: listPage(deskPartner),
});
export const deskSavePartner = contract('deskSavePartner', {
  summary:
    'Register a partner, or change the URL of its webhook; null ends the webhook and deletes undelivered events',
  params,
  body: z.object({ webhookUrl: webhookUrl.nullable() }),
  reply: z.object({
    code: partnerCode,
    webhookUrl: z.string().nullable(),
    /** The first signing secret, returned only once; null if the partner has one, or no webhook. */
    secret: z.string().nullable(),
  }),
});
export const deskPartnerKey = contract('deskPartnerKey', {
  summary: "Replace the partner's API key. The key is returned only once, and the former key becomes invalid",
  params,
  reply: z.object({ apiKey: z.string() }),
});
export const deskPartnerSecret = contract('deskPartnerSecret', {
  summary:
    'Add a signing secret. The secret before it remains valid until the next rotation, unless it is revoked',
  params,
  body: z.object({ revokesEarlier: z.boolean().default(false) }),
  reply: z.object({ secret: z.string() }),
});
export const deskPartnerTest = contract('deskPartnerTest', {
  summary: 'Send a test event to the webhook now',
  params,
  reply: z.object({
    /** The HTTP status of the receiver; null without a response. */
    status: z.number().int().nullable(),
    milliseconds: z.number().int(),
    error: z.string().nullable(),
  }),
  problems: ['CONFLICT'],
});
export const deskPartnerResend = contract('deskPartnerResend', {
  summary: 'Queue the events again that have no further attempts',
  params,
  reply: z.object({ events: z.number().int() }),
});
