import { z } from 'zod';

/** Schemas shared by all records. */
export const id = z.string().min(1).max(64);
/** Whole rupiah. */
export const rupiah = z.number().int();
/** `YYYY-MM-DD`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** An instant, ISO 8601 in UTC. */
export const instant = z.string();
