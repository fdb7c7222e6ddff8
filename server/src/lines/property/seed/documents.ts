import type { AttachmentSpec } from '@naungan/domain/attachment';
import { PROPERTY_TYPE_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { identityCard } from '../../seed/documents.ts';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { ProductRow } from './catalogue.ts';

const TITLE: AttachmentSpec = {
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

/** Returns the documents: title, identity, photos of the building, and a video where a survey is required. */
export function attachmentsOf({ survey }: Pick<ProductRow, 'survey'>): AttachmentSpec[] {
  const owner = { ...identityCard, name: 'KTP Pemilik' };
  return [TITLE, owner, ...PHOTOS, ...(survey ? [SURVEY] : [])];
}

/** A question with a `part` is for products that cover it only. */
const QUESTIONS: (Question & { part?: 'fire' | 'earthquake' })[] = [
  { key: 'dihuni', question: 'Apakah bangunan dihuni atau digunakan setiap hari?', answer: 'ya' },
  { key: 'rusak', question: 'Apakah bangunan sedang dalam keadaan rusak atau direnovasi?', answer: 'tidak' },
  {
    key: 'bahaya',
    question: 'Apakah bahan yang mudah meledak atau mudah terbakar disimpan di bangunan ini untuk usaha?',
    answer: 'tidak',
    part: 'fire',
  },
  {
    key: 'retak',
    question: 'Apakah struktur bangunan retak atau miring akibat gempa bumi sebelumnya?',
    answer: 'tidak',
    part: 'earthquake',
  },
  { key: 'lain', question: 'Apakah bangunan ini sedang dijamin oleh polis asuransi lain?', answer: 'tidak' },
  {
    key: 'benar',
    question:
      'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan bangunan?',
    answer: 'ya',
  },
];

/** Returns the questions of a product. */
export function declarationsOf({
  code,
  type,
}: Pick<ProductRow, 'code' | 'type'>): AnyPropertyPlan['declarations'] {
  const questions = QUESTIONS.filter(({ part }) => part === undefined || PROPERTY_TYPE_ROWS[type][part]);
  return asDeclarations(
    code,
    questions.map(({ part: _, ...question }) => question),
  );
}
