import { describe, expect, it } from 'vitest';
import { revision } from '../../orders/story-data/order.ts';
import { HEALTH_ORDER } from '../health/order.ts';
import { PERSONAL_ACCIDENT_ORDER } from '../personal-accident/order.ts';
import { revisionDraft } from '../revision-draft.ts';
import type { FormerRevisionDraft } from './former-draft.ts';
import { readSavedRevision } from './saved-draft.ts';

const ktp = new File(['isi'], 'ktp.jpg');

function health() {
  if (revision.productType !== 'kesehatan')
    throw new Error('The revision of the stories must be a revision of health insurance.');
  return revision;
}

describe('readSavedRevision', () => {
  const { slices } = revisionDraft(HEALTH_ORDER, health());
  const insured = { ...slices.insured, fullname: 'SARI DEWI' };

  it('returns the corrections, and the submitted data for other fields', () => {
    const corrected = { ...slices, insured };
    const saved = { slices: corrected, sameAsAccount: false };
    expect(readSavedRevision(HEALTH_ORDER, health(), saved, { ktp })).toEqual({
      slices: corrected,
      files: { ktp },
      sameAsAccount: false,
    });
  });

  it('converts a draft of the former format to slices', () => {
    const addresses = { ...slices.addresses, province: 'BALI' };
    const former: FormerRevisionDraft = { insured, addresses };
    expect(readSavedRevision(HEALTH_ORDER, health(), former, { ktp })).toEqual({
      slices: { ...slices, insured, addresses },
      files: { ktp },
      sameAsAccount: false,
    });
  });

  it('replaces the submitted beneficiary only if the draft of the former format contains a beneficiary', () => {
    const beneficiary = {
      primary: { fullName: 'BUDI', relationship: 'SUAMI', useSecondary: false },
      secondary: [],
      email: 'budi@contoh.id',
      phone: '81234567890',
      description: '',
    };
    const former: FormerRevisionDraft = { insured, addresses: slices.addresses, beneficiary };
    const accident = { ...health(), productType: 'kecelakaandiri' as const, beneficiary };
    const read = (draft: FormerRevisionDraft) =>
      readSavedRevision(PERSONAL_ACCIDENT_ORDER, accident, draft, {}).slices;
    expect(read(former).beneficiary).toEqual(beneficiary);
    const { beneficiary: _, ...without } = former;
    expect(read(without).beneficiary.primary.fullName).toBe('BUDI');
  });
});
