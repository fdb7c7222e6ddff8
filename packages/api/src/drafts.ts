import { DRAFT_DAYS, DRAFT_KINDS, MAX_DRAFT_FIELDS } from '@naungan/domain/draft';
import { draftCard } from '@naungan/domain/draft/record';
import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { draftName } from './draft-name.ts';
import { partnerField } from './partner.ts';

const DAY_MS = 86_400_000;
const path = z.string().min(1).max(200);
const revision = z.number().int().min(0);
const params = z.object({ name: draftName });

/** A field of a draft. A removed field has no `value`. `revision`: the revision of the draft that changed the field last. */
const draftField = z.object({ path, value: z.unknown().optional(), revision });

/** The response to reading and saving a draft. */
const draftState = z.object({
  id,
  revision,
  fields: z.array(draftField),
  changedAt: instant,
  expiresAt: instant,
});
export type DraftState = z.output<typeof draftState>;

export const drafts = contract('drafts', {
  summary: "The member's unsent forms of one kind, newest first; without `kind`: order forms",
  query: z.object({ kind: z.enum(DRAFT_KINDS).optional() }),
  reply: z.array(draftCard),
});

export const draft = contract('draft', {
  summary: 'One draft with all its fields',
  params,
  reply: draftState,
});

export const saveDraft = contract('saveDraft', {
  summary:
    'Change fields of a draft; creates the draft if `id` is null. A change is applied if the sender knew the stored value ' +
    'of the field, or if the change is later than that value',
  params,
  body: z.object({
    ...partnerField,
    /** Null before the first save. The response is 404 if the draft with this id was deleted. */
    id: id.nullable(),
    /** The latest revision that the sender knows. The response contains the fields that other senders changed since. */
    revision,
    changes: z
      .array(
        z.object({
          path,
          value: z.unknown().optional(),
          /** Milliseconds since the change. A duration, because the clock of a device may be wrong. */
          age: z
            .number()
            .int()
            .min(0)
            .max(DRAFT_DAYS * DAY_MS),
          /** The latest revision that the sender knew at the time of the change. */
          revision,
        }),
      )
      .max(MAX_DRAFT_FIELDS),
  }),
  reply: draftState,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const deleteDraft = contract('deleteDraft', {
  summary: 'Delete a draft and its files',
  params,
  reply: z.null(),
});
