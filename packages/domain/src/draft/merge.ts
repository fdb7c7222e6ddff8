/**
 * A field of a stored draft. A removed field stays in the draft without a value, so that an older change does not restore
 * the field. `at`: the time of the last change, in milliseconds of the server's clock. `revision`: the draft's revision
 * after that change.
 */
export type DraftField = { value?: unknown; at: number; revision: number };
/** Fields by path, such as `slices/insured/fullname`. */
export type DraftFields = Readonly<Record<string, DraftField>>;
/** The content of a draft. `revision` counts the requests that changed the draft. */
export type DraftState = { revision: number; fields: DraftFields };

/**
 * A change of one field. `at`: the time of the change, in milliseconds of the server's clock. `revision`: the latest revision
 * that the sender knew.
 */
export type DraftChange = { path: string; value?: unknown; at: number; revision: number };

const jsonOf = ({ value }: { value?: unknown }): string => JSON.stringify(value) ?? '';

/**
 * Returns whether a change replaces a stored field: the sender knew the stored value, or the change is later. Two
 * changes of the same millisecond are ordered by their JSON, so that their order of arrival does not matter.
 */
export function replacesField(change: DraftChange, storedField: DraftField | undefined): boolean {
  if (!storedField || change.revision >= storedField.revision) return true;
  return change.at === storedField.at ? jsonOf(change) > jsonOf(storedField) : change.at > storedField.at;
}

/**
 * Merges changes into a draft: the later change of each field wins (docs/decisions/0017-drafts-on-the-server.md). Returns
 * the given draft if no field changes.
 */
export function mergeDraft(draft: DraftState, changes: readonly DraftChange[]): DraftState {
  const revision = draft.revision + 1;
  const fields = new Map(Object.entries(draft.fields));
  let hasChanged = false;
  for (const change of changes) {
    const { path, at } = change;
    const storedField = fields.get(path);
    if (!replacesField(change, storedField)) continue;
    const isSameValue = storedField !== undefined && jsonOf(storedField) === jsonOf(change);
    if (isSameValue && at <= storedField.at) continue;
    // A change by a sender who knew the stored value may have an earlier time. The stored time does not decrease.
    const changedAt = Math.max(at, storedField?.at ?? 0);
    fields.set(
      path,
      'value' in change ? { value: change.value, at: changedAt, revision } : { at: changedAt, revision },
    );
    hasChanged = true;
  }
  return hasChanged ? { revision, fields: Object.fromEntries(fields) } : draft;
}
