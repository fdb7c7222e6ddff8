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
 * Name of a member's draft:
 * - of an order: `kesehatan.{plan}`
 * - of an order with the data of an earlier order: `kesehatan.{plan}.again.{earlier order}`
 * - of a claim: `claim.{policy number}`
 * - of a revision: `revision.{order}.{time of the insurer's request in milliseconds}`
 */
export const draftName = draftNameSchema(() => true);

/** Name of a member's draft of an order. */
export const orderDraftName = draftNameSchema((kind) => kind === 'order');
