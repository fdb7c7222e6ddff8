import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftChange, type DraftState, mergeDraft } from './index.ts';

const EMPTY: DraftState = { revision: 0, fields: {} };
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
  .map((changed) => ({ ...changed, revision: 0 }));

describe('merging changes that do not know each other', () => {
  it('has the same result in every order of arrival', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), fc.array(change), (one, two, three) => {
        const forth = [one, two, three].reduce(mergeDraft, EMPTY);
        const back = [three, one, two].reduce(mergeDraft, EMPTY);
        expect(valuesOf(back)).toEqual(valuesOf(forth));
      }),
    );
  });

  it('keeps both changes of different fields', () => {
    fc.assert(
      fc.property(change, change, (one, two) => {
        fc.pre(one.path !== two.path);
        const merged = valuesOf(mergeDraft(mergeDraft(EMPTY, [one]), [two]));
        expect(Object.keys(merged).toSorted()).toEqual([one.path, two.path].toSorted());
        expect(merged[one.path]).toEqual({ value: one.value, at: one.at });
        expect(merged[two.path]).toEqual({ value: two.value, at: two.at });
      }),
    );
  });

  it('keeps the later of two changes of one field', () => {
    fc.assert(
      fc.property(change, change, (one, two) => {
        fc.pre(one.path === two.path && one.at !== two.at);
        const later = one.at > two.at ? one : two;
        const merged = valuesOf(mergeDraft(mergeDraft(EMPTY, [one]), [two]));
        expect(merged[one.path]).toEqual({ value: later.value, at: later.at });
      }),
    );
  });

  it('does not change a draft that has them already', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const merged = mergeDraft(EMPTY, changes);
        expect(mergeDraft(merged, changes)).toBe(merged);
      }),
    );
  });
});

describe('merging a change of a known field', () => {
  const name = (value: string, at: number, revision = 0): DraftChange => ({
    path: 'slices/insured/fullname',
    value,
    at,
    revision,
  });
  const stored = mergeDraft(EMPTY, [name('SARI', 2_000)]);

  it('replaces the field although its request needed less time on the network than the former one', () => {
    const merged = mergeDraft(stored, [name('SARI DEWI', 1_999, 1)]);
    expect(merged).toEqual({
      revision: 2,
      fields: { 'slices/insured/fullname': { value: 'SARI DEWI', at: 2_000, revision: 2 } },
    });
  });

  it.each([
    [1_999, 'SARI', 1],
    [2_000, 'SARI', 1],
    [2_001, 'ANI', 2],
  ])('of an author who did not know it: at %i the result is %s', (at, value, revision) => {
    const merged = mergeDraft(stored, [name('ANI', at)]);
    expect(merged.revision).toBe(revision);
    expect(merged.fields['slices/insured/fullname']?.value).toBe(value);
  });

  it('removes it, and an older change does not restore it', () => {
    const removed = mergeDraft(stored, [{ path: 'slices/insured/fullname', at: 3_000, revision: 1 }]);
    expect(removed.fields).toEqual({ 'slices/insured/fullname': { at: 3_000, revision: 2 } });
    expect(mergeDraft(removed, [name('ANI', 2_500)])).toBe(removed);
  });
});
