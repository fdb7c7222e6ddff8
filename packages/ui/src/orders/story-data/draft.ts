import { emptyDraft, type OrderDraft } from '../order-step/order-draft.ts';

export const TODAY = '2026-11-21';
export const BIRTH_DATE = '1990-01-01';

/** The smallest JPEG: one grey pixel. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

export function jpeg(name: string): File {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

const open = emptyDraft(BIRTH_DATE);

/** The terms accepted, nothing else filled in. */
export const accepted: OrderDraft = { ...open, values: { ...open.values, acceptTnc: true } };

export const withInsured: OrderDraft = {
  ...accepted,
  values: {
    ...accepted.values,
    fullname: 'SARI WULANDARI',
    citizen: 'indonesia',
    gender: 'perempuan',
    emailAddress: 'sari.wulandari@contoh.id',
    placeOfbirth: 'JAKARTA',
    phoneNumber: '81234567890',
    identiyType: 'ktp',
    identityNumber: '3174094101900001',
  },
};

export const withAddress: OrderDraft = {
  ...withInsured,
  values: {
    ...withInsured.values,
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

export const withFiles: OrderDraft = {
  ...withAddress,
  files: { ktp: jpeg('ktp-sari.jpg'), 'foto-diri': jpeg('foto-sari.jpg') },
};

export const complete: OrderDraft = { ...withFiles, declarations: { d1: 'ya', d2: 'tidak' } };
