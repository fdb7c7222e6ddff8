import { type DraftKind, parseDraftName } from '@naungan/domain/draft';
import { z } from 'zod';

/** Returns the schema of the names of drafts whose kind is accepted. */
const draftNameSchema = (accepts: (kind: DraftKind) => boolean) =>
  z
    .string()
    .max(200)
    .refine((name) => {
      const parsedName = parseDraftName(name);
      return parsedName !== null && accepts(parsedName.kind);
    });

/**
 * Name of a member's draft: `kesehatan.{plan}` or `kesehatan.{plan}.again.{order}` of an order, `claim.{policy number}`, or
 * `revision.{order}.{time of the request in milliseconds}`.
 */
export const draftName = draftNameSchema(() => true);

/** Name of a member's draft of an order. */
export const orderDraftName = draftNameSchema((kind) => kind === 'order');
