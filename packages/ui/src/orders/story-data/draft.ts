import { emptyDraft } from '../../lines/empty-draft.ts';
import { PERSONAL_ACCIDENT_ORDER } from '../../lines/personal-accident/order.ts';
import type { OrderDraft } from '../../lines/slices.ts';

/** Lines of the wizard stories; other lines have their own stories and drafts. */
export type StoryLine = 'kesehatan' | 'kecelakaandiri';

/** The date on which the wizard stories take place. */
export const TODAY = '2026-11-21';
export const BIRTH_DATE = '1990-01-01';

/** The smallest JPEG: one grey pixel. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

export function jpeg(name: string): File {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/**
 * A draft for both lines that insure persons (health and personal accident). Health ignores the beneficiaries.
 */
type PersonDraft = OrderDraft<'kecelakaandiri'>;
const emptyPersonDraft: PersonDraft = emptyDraft(PERSONAL_ACCIDENT_ORDER, { dob: BIRTH_DATE });

// Each of the following drafts has the input of the draft before it, and of one more step.

/** A draft whose only input is the accepted terms. */
export const draftWithTerms: PersonDraft = {
  ...emptyPersonDraft,
  slices: { ...emptyPersonDraft.slices, terms: { acceptTnc: true } },
};

export const draftWithInsured: PersonDraft = {
  ...draftWithTerms,
  slices: {
    ...draftWithTerms.slices,
    insured: {
      ...draftWithTerms.slices.insured,
      fullname: 'SARI WULANDARI',
      citizen: 'indonesia',
      gender: 'perempuan',
      emailAddress: 'sari.wulandari@contoh.id',
      placeOfbirth: 'JAKARTA',
      phoneNumber: '81234567890',
      identiyType: 'ktp',
      identityNumber: '3174094101900001',
    },
  },
};

export const draftWithAddress: PersonDraft = {
  ...draftWithInsured,
  slices: {
    ...draftWithInsured.slices,
    addresses: {
      province: 'DKI JAKARTA',
      district: 'KOTA JAKARTA SELATAN',
      subDistrict: 'TEBET',
      urbanVillage: 'TEBET BARAT',
      address: 'JL. TEBET BARAT DALAM NO. 12',
      neighbourhood: '003',
      hamlet: '005',
      postalCode: '12810',
    },
  },
};

export const draftWithFiles: PersonDraft = {
  ...draftWithAddress,
  files: { ktp: jpeg('ktp-sari.jpg'), 'foto-diri': jpeg('foto-sari.jpg') },
};

export const completeDraft: PersonDraft = {
  ...draftWithFiles,
  slices: { ...draftWithFiles.slices, declarations: { d1: 'ya', d2: 'tidak' } },
};
