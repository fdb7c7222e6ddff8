import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftChange, type DraftState, mergeDraft } from './index.ts';

const EMPTY_DRAFT: DraftState = { revision: 0, fields: {} };
const valuesOf = ({ fields }: DraftState) =>
  Object.fromEntries(Object.entries(fields).map(([path, { value, at }]) => [path, { value, at }]));

const path = fc.constantFrom(
  'slices/insured/fullname',
  'slices/shipping/email',
  'sameAsAccount',
  '__proto__',
);
const change: fc.Arbitrary<DraftChange> = fc
  .record(
    {
      path,
      at: fc.integer({ min: 0, max: 5 }),
      value: fc.oneof(fc.string(), fc.boolean(), fc.constant(null)),
    },
    { requiredKeys: ['path', 'at'] },
  )
  .map((changeOfField) => ({ ...changeOfField, revision: 0 }));

describe('merging changes of senders that do not know each other’s changes', () => {
  it('returns the same fields for every sequence of the changes', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), fc.array(change), (one, two, three) => {
        const draft = [one, two, three].reduce(mergeDraft, EMPTY_DRAFT);
        const draftOfOtherSequence = [three, one, two].reduce(mergeDraft, EMPTY_DRAFT);
        expect(valuesOf(draftOfOtherSequence)).toEqual(valuesOf(draft));
      }),
    );
  });

  it('applies changes of different fields', () => {
    fc.assert(
      fc.property(change, change, (one, two) => {
        fc.pre(one.path !== two.path);
        const mergedFields = valuesOf(mergeDraft(mergeDraft(EMPTY_DRAFT, [one]), [two]));
        expect(Object.keys(mergedFields).toSorted()).toEqual([one.path, two.path].toSorted());
        expect(mergedFields[one.path]).toEqual({ value: one.value, at: one.at });
        expect(mergedFields[two.path]).toEqual({ value: two.value, at: two.at });
      }),
    );
  });

  it('applies the later of two changes to the same field', () => {
    fc.assert(
      fc.property(change, change, (one, two) => {
        fc.pre(one.path === two.path && one.at !== two.at);
        const later = one.at > two.at ? one : two;
        const mergedFields = valuesOf(mergeDraft(mergeDraft(EMPTY_DRAFT, [one]), [two]));
        expect(mergedFields[one.path]).toEqual({ value: later.value, at: later.at });
      }),
    );
  });

  it('returns the same draft if it already contains the changes', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const mergedDraft = mergeDraft(EMPTY_DRAFT, changes);
        expect(mergeDraft(mergedDraft, changes)).toBe(mergedDraft);
      }),
    );
  });
});

describe('merging a change into a stored field', () => {
  const nameChange = (value: string, at: number, revision = 0): DraftChange => ({
    path: 'slices/insured/fullname',
    value,
    at,
    revision,
  });
  const storedDraft = mergeDraft(EMPTY_DRAFT, [nameChange('SARI', 2_000)]);

  it('applies a change with an earlier time if its sender knew the stored value, and retains the later time', () => {
    const mergedDraft = mergeDraft(storedDraft, [nameChange('SARI DEWI', 1_999, 1)]);
    expect(mergedDraft).toEqual({
      revision: 2,
      fields: { 'slices/insured/fullname': { value: 'SARI DEWI', at: 2_000, revision: 2 } },
    });
  });

  it.each([
    [1_999, 'SARI', 1],
    [2_000, 'SARI', 1],
    [2_001, 'ANI', 2],
  ])(
    'compares the times if the sender did not know the stored value: a change at %i leads to the value %s',
    (at, value, revision) => {
      const mergedDraft = mergeDraft(storedDraft, [nameChange('ANI', at)]);
      expect(mergedDraft.revision).toBe(revision);
      expect(mergedDraft.fields['slices/insured/fullname']?.value).toBe(value);
    },
  );

  it('removes a field if the change has no value, and an older change does not restore the field', () => {
    const draftWithoutName = mergeDraft(storedDraft, [
      { path: 'slices/insured/fullname', at: 3_000, revision: 1 },
    ]);
    expect(draftWithoutName.fields).toEqual({ 'slices/insured/fullname': { at: 3_000, revision: 2 } });
    expect(mergeDraft(draftWithoutName, [nameChange('ANI', 2_500)])).toBe(draftWithoutName);
  });
});
