import { DRAFT_DAYS, MOST_DRAFT_FIELDS } from '@naungan/domain/draft';
import { productType } from '@naungan/domain/order/record';
import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { draftName } from './draft-name.ts';

const DAY_MS = 86_400_000;
const path = z.string().min(1).max(200);
const revision = z.number().int().min(0);
const params = z.object({ name: draftName });

/** A field of a draft. It has no `value` if it was removed. */
const draftField = z.object({ path, value: z.unknown().optional(), revision });

/** Part of the reply to reading and saving. */
const draftState = z.object({
  id,
  revision,
  fields: z.array(draftField),
  changedAt: instant,
  expiresAt: instant,
});
export type DraftState = z.output<typeof draftState>;

const draftCard = z.object({
  name: z.string(),
  productType,
  planId: id,
  /** The order that the draft repeats. */
  formerOrderId: id.nullable(),
  productName: z.string(),
  /** The step at which the draft was left. */
  step: z.string(),
  changedAt: instant,
  expiresAt: instant,
});
export type DraftCard = z.output<typeof draftCard>;

export const drafts = contract('drafts', {
  summary: 'Orders that the member has not sent, newest first',
  reply: z.array(draftCard),
});

export const draft = contract('draft', {
  summary: 'One draft with all its fields',
  params,
  reply: draftState,
});

export const saveDraft = contract('saveDraft', {
  summary:
    'Change fields of a draft; creates it when `id` is null. A change wins over a field that its sender knew, and over ' +
    'older changes',
  params,
  body: z.object({
    /** Null before the first save. The id of a deleted draft gives 404. */
    id: id.nullable(),
    /** The revision that the sender knows; the reply has the fields that others changed since. */
    revision,
    changes: z
      .array(
        z.object({
          path,
          value: z.unknown().optional(),
          /** Milliseconds since the change, so that the clock of a device does not matter. */
          age: z
            .number()
            .int()
            .min(0)
            .max(DRAFT_DAYS * DAY_MS),
          /** The revision that was known at the change. */
          revision,
        }),
      )
      .max(MOST_DRAFT_FIELDS),
  }),
  reply: draftState,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const deleteDraft = contract('deleteDraft', {
  summary: 'Delete a draft and its files',
  params,
  reply: z.null(),
});
