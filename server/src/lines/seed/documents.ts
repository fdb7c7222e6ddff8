import type { Plan } from '@naungan/domain/lines/record';

type Spec = Plan['attachments'][number];

/** Documents that several lines require. `limit` is in MB. */
export const identityCard: Spec = {
  code: 'ktp',
  name: 'KTP Tertanggung',
  extention: 'image',
  required: true,
  limit: 2,
};
export const familyCard: Spec = {
  code: 'kartu-keluarga',
  name: 'Kartu Keluarga',
  extention: 'pdf_image',
  required: false,
  limit: 5,
};
