import { PROPERTY_TYPE_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { ProductRow } from './catalogue.ts';

/** `part`: the part of the cover that the question is about. Only products with this part have the question. */
const QUESTIONS: (Question & { part?: 'fire' | 'earthquake' })[] = [
  { key: 'dihuni', question: 'Apakah bangunan dihuni atau digunakan setiap hari?', requiredAnswer: 'ya' },
  {
    key: 'rusak',
    question: 'Apakah bangunan sedang dalam keadaan rusak atau direnovasi?',
    requiredAnswer: 'tidak',
  },
  {
    key: 'bahaya',
    question: 'Apakah bahan yang mudah meledak atau mudah terbakar disimpan di bangunan ini untuk usaha?',
    requiredAnswer: 'tidak',
    part: 'fire',
  },
  {
    key: 'retak',
    question: 'Apakah struktur bangunan retak atau miring akibat gempa bumi sebelumnya?',
    requiredAnswer: 'tidak',
    part: 'earthquake',
  },
  {
    key: 'lain',
    question: 'Apakah bangunan ini sedang dijamin oleh polis asuransi lain?',
    requiredAnswer: 'tidak',
  },
  {
    key: 'benar',
    question:
      'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan bangunan?',
    requiredAnswer: 'ya',
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
