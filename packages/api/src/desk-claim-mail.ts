import { claimMessageForm } from '@naungan/domain/claim/form';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { assessment } from './desk-assessment.ts';
import { deskMoveRepair } from './desk-claims.ts';

/** Shorter than in the action, because a preview is also shown while the reason is typed. */
const reason = z.string().trim().min(1).max(1000);

export const deskPreviewClaimMail = contract('deskPreviewClaimMail', {
  summary: 'The mail to the claimant about an action on a claim before the action; stores nothing',
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.enum(['takeUp', 'pay', 'close']) }),
    z.object({
      action: z.enum(['reject', 'recall', 'returnLetter', 'keepOffer', 'denyAppeal', 'reopen']),
      reason,
    }),
    assessment.extend({ action: z.enum(['approve', 'grantAppeal']), reason }),
    z.object({
      action: z.literal('askDocuments'),
      attachments: z.array(z.string().max(40)).min(1),
      feedback: reason,
    }),
    deskMoveRepair.body.extend({ action: z.literal('moveRepair') }),
    claimMessageForm.extend({ action: z.literal('replyMessage') }),
  ]),
  reply: z.object({
    subject: z.string(),
    heading: z.string(),
    /** The paragraphs, the greeting first; the signature follows them. */
    lines: z.array(z.string()),
    /** The text of the button; null without a button. Its address is secret for an heir, and not in the reply. */
    label: z.string().nullable(),
  }),
  problems: ['CONFLICT', 'INVALID'],
});
export type ClaimMailRequest = z.output<typeof deskPreviewClaimMail.body>;
export type ClaimMailPreview = z.output<typeof deskPreviewClaimMail.reply>;
