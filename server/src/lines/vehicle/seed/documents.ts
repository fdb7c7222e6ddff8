import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { VehicleType } from '@naungan/domain/lines/vehicle';
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

const PRIVATE: readonly VehicleType[] = ['MV4', 'MV2'];
const COMMERCIAL: readonly VehicleType[] = ['TRUCK', 'BUS'];

/** A question with `types` concerns only vehicles of these types. */
const QUESTIONS: (Question & { types?: readonly VehicleType[] })[] = [
  {
    key: 'pribadi',
    question:
      'Apakah kendaraan hanya digunakan untuk keperluan pribadi, tidak disewakan dan bukan angkutan umum?',
    answer: 'ya',
    types: PRIVATE,
  },
  {
    key: 'izin',
    question: 'Apakah kendaraan memiliki izin usaha angkutan dan uji berkala yang masih berlaku?',
    answer: 'ya',
    types: COMMERCIAL,
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
 * Returns the questions of a product. Products have no rate for commercial use of cars and motorcycles, and require the licence of
 * trucks and buses (docs/decisions/0013-vehicle-tariff.md); a product for both has a separate question for each kind of vehicle.
 */
export function declarationsOf({
  code,
  types,
}: Pick<ProductRow, 'code' | 'types'>): VehiclePlan['declarations'] {
  return QUESTIONS.flatMap(({ types: questionTypes = types, ...question }) => {
    const vehicleTypes = types.filter((type) => questionTypes.includes(type));
    if (vehicleTypes.length === 0) return [];
    const concernsAll = vehicleTypes.length === types.length;
    return asDeclarations(code, [question]).map((declaration) =>
      concernsAll ? declaration : { ...declaration, vehicleTypes },
    );
  });
}
