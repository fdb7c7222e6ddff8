import type { AttachmentSpec } from '@naungan/domain/attachment';
import { identityCard } from '../../seed/documents.ts';
import type { ProductRow } from './catalogue.ts';

/** The registration certificate of the vehicle. `limit` is in MB. */
const REGISTRATION: AttachmentSpec = {
  code: 'stnk',
  name: 'STNK',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};

const photo = (code: string, side: string): AttachmentSpec => ({
  code: `foto-${code}`,
  name: `Foto Kendaraan Tampak ${side}`,
  extention: 'image',
  required: true,
  limit: 5,
});

const PHOTOS = [
  photo('depan', 'Depan'),
  photo('belakang', 'Belakang'),
  photo('kiri', 'Samping Kiri'),
  photo('kanan', 'Samping Kanan'),
];

const SURVEY: AttachmentSpec = {
  code: 'video-survei',
  name: 'Video Survei Kendaraan',
  extention: 'video',
  required: true,
  limit: 50,
};

/** Returns the documents: registration, identity, photos of all sides, and a video where a survey is required. */
export function attachmentsOf({ requiresSurvey }: Pick<ProductRow, 'requiresSurvey'>): AttachmentSpec[] {
  const owner = { ...identityCard, name: 'KTP Pemilik' };
  return [REGISTRATION, owner, ...PHOTOS, ...(requiresSurvey ? [SURVEY] : [])];
}
