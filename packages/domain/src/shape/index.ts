import { z } from 'zod';

// Schemas of fields that many records have.
export const id = z.string().min(1).max(64);
/** An amount in whole rupiah. */
export const rupiah = z.number().int();
/** A date: `YYYY-MM-DD`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** An instant: ISO 8601 in UTC. */
export const instant = z.string();
