import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { listPage, recordPageQuery } from './list-page.ts';

/**
 * `waiting`: before the first attempt; `failing`: attempted, and attempted again; `abandoned`: after three days, without
 * further attempts.
 */
const state = z.enum(['waiting', 'failing', 'abandoned']);
const unsentMail = z.object({
  id,
  state,
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  createdAt: instant,
});
export type DeskMail = z.output<typeof unsentMail>;

export const deskMails = contract('deskMails', {
  summary: 'Mails that have not been sent, by page, newest or oldest first',
  query: z.object({ ...recordPageQuery, state: state.optional() }),
  reply: listPage(unsentMail),
});
export const deskResendMail = contract('deskResendMail', {
  summary: 'Send an unsent mail now, also after three days without success',
  params: idParams,
  reply: z.object({ id }),
});
