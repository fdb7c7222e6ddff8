import { parseDraftName } from '@naungan/domain/draft';
import { z } from 'zod';

/** Name of a member's draft of an order: `kesehatan.{plan}` or `kesehatan.{plan}.again.{order}`. */
export const draftName = z
  .string()
  .max(200)
  .refine((name) => parseDraftName(name) !== null);
