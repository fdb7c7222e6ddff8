import { type DraftKind, parseDraftName } from '@naungan/domain/draft';
import { z } from 'zod';

const nameOf = (accepts: (kind: DraftKind) => boolean) =>
  z
    .string()
    .max(200)
    .refine((name) => {
      const parsed = parseDraftName(name);
      return parsed !== null && accepts(parsed.kind);
    });

/**
 * Name of a member's draft: `kesehatan.{plan}` or `kesehatan.{plan}.again.{order}` of an order, `claim.{policy number}`, or
 * `revision.{order}.{time of the request in milliseconds}`.
 */
export const draftName = nameOf(() => true);

/** Name of a member's draft of an order. */
export const orderDraftName = nameOf((kind) => kind === 'order');
