import { REVISION_ITEMS } from '@naungan/domain/lines';
import { id, instant, isoDate, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { assessment } from './desk-assessment.ts';

/** The kinds of decision letters. `documents` asks for corrections or documents. */
export const LETTER_KINDS = ['approved', 'rejected', 'documents'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The texts of a letter in the sequence of the page. A letter is stored as its texts, and the PDF is made from them. */
const letterContent = z.object({
  number: z.string(),
  date: isoDate,
  subject: z.string(),
  recipient: z.string(),
  opening: z.array(z.string()),
  facts: z.array(z.object({ title: z.string(), value: z.string() })),
  amounts: z
    .object({
      rows: z.array(z.object({ label: z.string(), amount: rupiah })),
      total: z.object({ label: z.string(), amount: rupiah }),
    })
    .nullable(),
  /** What the recipient has to correct or to send. */
  items: z.array(z.string()),
  closing: z.array(z.string()),
  sender: z.string(),
});
export type LetterContent = z.output<typeof letterContent>;

/** A stored letter. `url`: a signed link to the PDF, valid for ten minutes. */
export const deskLetter = z.object({
  id,
  number: z.string(),
  kind: z.enum(LETTER_KINDS),
  at: instant,
  url: z.string(),
});
export type DeskLetter = z.output<typeof deskLetter>;

const reason = z.string().trim().min(3).max(1000);
const kind = <const Kind extends LetterKind>(value: Kind) => z.literal(value);

export const deskPreviewOrderLetter = contract('deskPreviewOrderLetter', {
  summary: 'The letter of a decision on an order before the decision; stores nothing',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: kind('approved') }),
    z.object({ kind: kind('rejected'), reason }),
    z.object({
      kind: kind('documents'),
      items: z.array(z.enum(REVISION_ITEMS)).min(1),
      attachments: z.array(z.string().max(40)).default([]),
      feedback: reason,
    }),
  ]),
  reply: letterContent,
  problems: ['CONFLICT'],
});
export type OrderLetterRequest = z.output<typeof deskPreviewOrderLetter.body>;

export const deskPreviewClaimLetter = contract('deskPreviewClaimLetter', {
  summary: 'The letter of a decision on a claim before the decision; stores nothing',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    assessment.extend({ kind: kind('approved'), reason }),
    z.object({ kind: kind('rejected'), reason }),
    z.object({
      kind: kind('documents'),
      attachments: z.array(z.string().max(40)).min(1),
      feedback: reason,
    }),
  ]),
  reply: letterContent,
});
export type ClaimLetterRequest = z.output<typeof deskPreviewClaimLetter.body>;
