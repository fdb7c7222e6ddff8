import { address, CALL_REQUESTED_MESSAGE, EMAIL, PHONE, PRODUCT_ID } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const visitor = { fullName: 'Siti Rahayu', phoneNumber: '81234567890', email: EMAIL };
const guest = { ...visitor, phoneNumber: PHONE, followUp: { status: 'new' }, isValid: true };

/** Example requests and responses of the calls of visitors and of reference lists. */
export const VISITOR_EXAMPLES = {
  banks: { reply: [{ code: '014', bank: 'BCA' }] },
  regions: {
    reply: {
      provinsi: [address.province],
      kabupaten: [address.district],
      kecamatan: [address.subDistrict],
      kelurahan: [address.urbanVillage],
      kodepos: [address.postalCode],
    },
  },
  settings: {
    reply: [
      { slug: 'confirmationText', value: CALL_REQUESTED_MESSAGE },
      { slug: 'whatsappNumber', value: '6281255500100' },
    ],
  },
  createGuest: {
    request: { ...visitor, product: 'kesehatan', detail: { dob: '1990-01-01' }, partner: 'toko-maju' },
    reply: { ...guest, token: 'Vb7Qm2Xc9Lp4Zr1Tn6Hs3Wd8Ky5Ju0Fa' },
  },
  verifyGuest: { reply: guest },
  createConsultation: {
    request: { ...visitor, message: 'Mohon dihubungi sore hari', product: 'kesehatan' },
    message: CALL_REQUESTED_MESSAGE,
  },
  offlineOrder: {
    request: {
      ...visitor,
      productType: 'kesehatan',
      productId: PRODUCT_ID,
      message: 'Mohon dihubungi sore hari',
    },
    message: CALL_REQUESTED_MESSAGE,
  },
} satisfies Partial<Examples>;
