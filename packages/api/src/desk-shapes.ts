import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';

/** A person of the desk's staff. */
export const staff = z.object({ id, fullName: z.string() });
export type Staff = z.output<typeof staff>;

/** An entry of a record's journal, for the desk. */
export const historyEntry = z.object({
  at: instant,
  from: z.string().nullable(),
  to: z.string(),
  /** `member:<id>`, `desk:<id>`, `heir:<claim>`, `insurer`, `gateway`, `system`. */
  actor: z.string(),
  /** The actor's name, or a description such as 'Sistem'. */
  actorName: z.string(),
  reason: z.string().nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** The state of a record that changed after the caller read it. */
export const changedRecord = z.object({
  status: z.string(),
  version: z.number().int(),
  /** The changes after the version that the caller sent, oldest first. */
  changes: z.array(historyEntry),
});
export type ChangedRecord = z.output<typeof changedRecord>;

/**
 * The query of an action on an order or a claim. `version` is the `desk.version` that the caller has read: if the record
 * has changed since then, the action has no effect and gets 409 with the changes. Without it, the action is not compared.
 */
export const versionQuery = z.object({ version: z.coerce.number().int().min(0).optional() });
