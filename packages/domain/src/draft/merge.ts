/**
 * A field of a stored draft. Without a value it was removed; the record stays, so that an older change does not restore
 * it. `at`: when it was changed, in milliseconds of the server's clock. `revision`: the draft's revision with that change.
 */
export type DraftField = { value?: unknown; at: number; revision: number };
/** Fields by path, such as `slices/insured/fullname`. */
export type DraftFields = Readonly<Record<string, DraftField>>;
/** A draft. Its revision counts the requests that changed it. */
export type DraftState = { revision: number; fields: DraftFields };

/** A change of one field. `revision`: the draft's revision that its author knew. */
export type DraftChange = { path: string; value?: unknown; at: number; revision: number };

const textOf = ({ value }: { value?: unknown }): string => JSON.stringify(value) ?? '';

/**
 * Returns whether a change replaces a stored field: its author knew that field, or changed it later. Two changes in
 * the same millisecond are ordered by their text, so that every order of arrival has the same result.
 */
export function isLater(change: DraftChange, stored: DraftField | undefined): boolean {
  if (!stored || change.revision >= stored.revision) return true;
  return change.at === stored.at ? textOf(change) > textOf(stored) : change.at > stored.at;
}

/**
 * Merges changes into a draft: the later change of each field wins (docs/decisions/0017-drafts-on-the-server.md). Returns the same draft if none of them wins
 * with another value.
 */
export function mergeDraft(draft: DraftState, changes: readonly DraftChange[]): DraftState {
  const revision = draft.revision + 1;
  const fields = new Map(Object.entries(draft.fields));
  let hasChanged = false;
  for (const change of changes) {
    const { path, at } = change;
    const stored = fields.get(path);
    if (!isLater(change, stored)) continue;
    const isSameValue = stored !== undefined && textOf(stored) === textOf(change);
    if (isSameValue && at <= stored.at) continue;
    const changedAt = Math.max(at, stored?.at ?? 0);
    fields.set(path, { ...('value' in change && { value: change.value }), at: changedAt, revision });
    hasChanged = true;
  }
  return hasChanged ? { revision, fields: Object.fromEntries(fields) } : draft;
}
