import type { Plan } from '@naungan/domain/lines/record';
import { familyCard as family, identityCard as identity } from '../../seed/documents.ts';

type Spec = Plan['attachments'][number];

const portrait: Spec = {
  code: 'foto-diri',
  name: 'Foto Diri Tertanggung',
  extention: 'image',
  required: true,
  limit: 2,
};
const doctorLetter: Spec = {
  code: 'surat-dokter',
  name: 'Surat Keterangan Dokter',
  extention: 'pdf_image',
  required: false,
  limit: 5,
};
const healthStatement: Spec = {
  code: 'pernyataan-kesehatan',
  name: 'Video atau Foto Pernyataan Kesehatan',
  extention: 'video_image',
  required: false,
  limit: 20,
};

/** Sets of documents, by kind of customer. `limit` of a document is in MB. */
export const ATTACHMENT_SETS = {
  standar: [identity, portrait, doctorLetter],
  ringkas: [identity, portrait],
  keluarga: [identity, portrait, { ...family, required: true }, doctorLetter],
  // A child has no KTP, so the family card proves the child's identity.
  anak: [portrait, { ...family, required: true }, doctorLetter],
  senior: [identity, portrait, { ...doctorLetter, required: true }],
  lengkap: [identity, portrait, family, doctorLetter, healthStatement],
} satisfies Record<string, Spec[]>;

export type AttachmentSet = keyof typeof ATTACHMENT_SETS;
