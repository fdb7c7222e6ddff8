import type { DraftState } from '@naungan/api/drafts';
import type { AccountDraftState } from '@naungan/ui/flow/draft-note';
import type { FieldUpdate } from './draft-fields.ts';

/** Changed fields. `age`: milliseconds since the change; `revision`: the latest revision that the page knew at that time. */
export type Changes = { path: string; value?: unknown; age: number; revision: number }[];
export type SaveBody = { id: string | null; revision: number; changes: Changes };

/** The calls of one draft. Each call rejects with an `ApiProblem`. */
type DraftCalls = {
  /** Resolves to null if the server has no such draft. */
  load: () => Promise<DraftState | null>;
  save: (body: SaveBody, options: { keepalive: boolean }) => Promise<DraftState>;
};

/** The time of an unsaved change. `revision`: the latest revision that the page knew at that time. */
export type UnsavedChange = { at: number; revision: number };
/**
 * The state of the synchronization, stored with the browser's copy, so that a reload loses no unsaved change. `id`: the draft
 * on the server, null before the first save. `unsaved`: the unsaved changes, by the path of their field.
 */
export type SyncRecord = { id: string | null; revision: number; unsaved: Record<string, UnsavedChange> };

export type DraftSyncOptions = {
  calls: DraftCalls;
  /** Stores the record; `read` resolves to null if nothing is stored. */
  recordStore: { read: () => Promise<SyncRecord | null>; write: (record: SyncRecord) => void };
  onStatus: (status: AccountDraftState) => void;
  /** Called with the fields that another tab or device changed. */
  onUpdate: (updates: readonly FieldUpdate[]) => void;
  /** Called when the server has created or found the draft. */
  onStored: () => void;
  now?: () => number;
};
