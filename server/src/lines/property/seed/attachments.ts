import type { AttachmentSpec } from '@naungan/domain/attachment';
import { identityCard } from '../../seed/documents.ts';
import type { ProductRow } from './catalogue.ts';

/** The proof of ownership or of the lease. `limit` is in MB. */
const OWNERSHIP_PROOF: AttachmentSpec = {
  code: 'bukti-kepemilikan',
  name: 'Sertifikat, PBB, atau Perjanjian Sewa',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};

const photo = (code: string, name: string): AttachmentSpec => ({
  code: `foto-bangunan-${code}`,
  name,
  extention: 'image',
  required: true,
  limit: 5,
});

const PHOTOS = [
  photo('depan', 'Foto Bangunan Tampak Depan'),
  photo('samping', 'Foto Bangunan Tampak Samping'),
  photo('dalam', 'Foto Bagian Dalam Bangunan'),
];

const SURVEY: AttachmentSpec = {
  code: 'video-survei-bangunan',
  name: 'Video Survei Bangunan',
  extention: 'video',
  required: true,
  limit: 50,
};

/**
 * Returns the documents: proof of ownership, identity, photos of the building, and a video where a survey is required.
 */
export function attachmentsOf({ requiresSurvey }: Pick<ProductRow, 'requiresSurvey'>): AttachmentSpec[] {
  const owner = { ...identityCard, name: 'KTP Pemilik' };
  return [OWNERSHIP_PROOF, owner, ...PHOTOS, ...(requiresSurvey ? [SURVEY] : [])];
}
