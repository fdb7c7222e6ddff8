import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { identityCard } from '../../seed/documents.ts';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { ProductRow } from './catalogue.ts';

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
export function attachmentsOf({ survey }: Pick<ProductRow, 'survey'>): AttachmentSpec[] {
  const owner = { ...identityCard, name: 'KTP Pemilik' };
  return [REGISTRATION, owner, ...PHOTOS, ...(survey ? [SURVEY] : [])];
}

/** `heavy`: whether the question is for trucks and buses, or for other vehicles; without it, it is for all. */
const QUESTIONS: (Question & { heavy?: boolean })[] = [
  {
    key: 'pribadi',
    question:
      'Apakah kendaraan hanya digunakan untuk keperluan pribadi, tidak disewakan dan bukan angkutan umum?',
    answer: 'ya',
    heavy: false,
  },
  {
    key: 'izin',
    question: 'Apakah kendaraan memiliki izin usaha angkutan dan uji berkala yang masih berlaku?',
    answer: 'ya',
    heavy: true,
  },
  { key: 'rusak', question: 'Apakah kendaraan sedang dalam keadaan rusak?', answer: 'tidak' },
  {
    key: 'lain',
    question: 'Apakah kendaraan ini sedang dijamin oleh polis asuransi lain?',
    answer: 'tidak',
  },
  {
    key: 'benar',
    question: 'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan STNK?',
    answer: 'ya',
  },
];

/**
 * Returns the questions of a product; those about business use only where it insures nothing but trucks and
 * buses.
 */
export function declarationsOf({
  code,
  types,
}: Pick<ProductRow, 'code' | 'types'>): VehiclePlan['declarations'] {
  const business = types.every((type) => type === 'TRUCK' || type === 'BUS');
  const mixed = !business && types.includes('TRUCK');
  return asDeclarations(
    code,
    QUESTIONS.filter(({ heavy }) => heavy === undefined || (heavy === business && !mixed)),
  );
}
