import { describe, expect, it } from 'vitest';
import { revision } from '../../orders/story-data/order.ts';
import { HEALTH_ORDER } from '../health/order.ts';
import { revisionDraft } from '../revision-draft.ts';
import { readSavedRevision } from './saved-draft.ts';

const ktp = new File(['isi'], 'ktp.jpg');

/** Returns the revision of the story data, with the type of a health revision. */
function healthRevision() {
  if (revision.productType !== 'kesehatan') throw new Error('The story data contain no health revision.');
  return revision;
}

describe('readSavedRevision', () => {
  const { slices } = revisionDraft(HEALTH_ORDER, healthRevision());
  const insured = { ...slices.insured, fullname: 'SARI DEWI' };

  it('returns the stored slices and the given files', () => {
    const corrected = { ...slices, insured };
    expect(readSavedRevision(HEALTH_ORDER, healthRevision(), { slices: corrected }, { ktp })).toEqual({
      slices: corrected,
      files: { ktp },
      sameAsAccount: false,
    });
  });
});
