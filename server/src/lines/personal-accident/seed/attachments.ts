import type { Plan } from '@naungan/domain/lines/record';
import { familyCard as family, identityCard as identity } from '../../seed/documents.ts';

type Spec = Plan['attachments'][number];

const identityOfAnyAge: Spec = {
  code: 'identitas',
  name: 'KTP, Kartu Identitas Anak, atau Akta Kelahiran',
  extention: 'image',
  required: true,
  limit: 2,
};
const birthCertificate: Spec = {
  code: 'akta-kelahiran',
  name: 'Akta Kelahiran',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};
const employmentLetter: Spec = {
  code: 'surat-kerja',
  name: 'Surat Keterangan Kerja',
  extention: 'pdf_image',
  required: false,
  limit: 5,
};
const drivingLicence: Spec = {
  code: 'sim',
  name: 'SIM C Tertanggung',
  extention: 'image',
  required: true,
  limit: 2,
};
const workplacePicture: Spec = {
  code: 'tempat-kerja',
  name: 'Video atau Foto Tempat Kerja',
  extention: 'video_image',
  required: false,
  limit: 20,
};

/** Sets of documents, by kind of customer. `limit` of a document is in MB. */
export const ATTACHMENT_SETS = {
  standar: [identity, family],
  ringkas: [identity],
  // A child has no KTP, so birth certificate and family card prove the child's identity.
  anak: [birthCertificate, { ...family, required: true }],
  keluarga: [identityOfAnyAge, { ...family, required: true }],
  pekerja: [identity, { ...employmentLetter, required: true }, workplacePicture],
  pengendara: [identity, drivingLicence],
  lengkap: [identity, { ...family, required: true }, employmentLetter],
} satisfies Record<string, Spec[]>;

export type AttachmentSet = keyof typeof ATTACHMENT_SETS;
