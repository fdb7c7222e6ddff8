import type { Plan } from '@naungan/domain/lines/record';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { ProductKind } from './product.ts';

/** The questions in order. A question with `kinds` is only for products of these kinds. */
const QUESTIONS: (Question & { kinds?: ProductKind[] })[] = [
  {
    key: 'perawatan',
    question:
      'Apakah tertanggung sedang dirawat inap atau dijadwalkan menjalani rawat inap atau operasi dalam 6 bulan ke depan?',
    requiredAnswer: 'tidak',
  },
  {
    key: 'penyakit',
    question:
      'Apakah dalam 5 tahun terakhir tertanggung pernah didiagnosis kanker, penyakit jantung, stroke, gagal ginjal, atau diabetes melitus?',
    requiredAnswer: 'tidak',
    kinds: ['inap', 'santunan', 'rawat-jalan'],
  },
  {
    key: 'hamil',
    question: 'Apakah tertanggung sedang hamil saat mengajukan asuransi ini?',
    requiredAnswer: 'tidak',
    kinds: ['melahirkan'],
  },
  {
    key: 'obat',
    question: 'Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?',
    requiredAnswer: 'tidak',
    kinds: ['inap', 'rawat-jalan'],
  },
  {
    key: 'ditolak',
    question:
      'Apakah permohonan asuransi jiwa atau kesehatan atas nama tertanggung pernah ditolak, ditunda, atau dikenai syarat khusus?',
    requiredAnswer: 'tidak',
    kinds: ['inap', 'melahirkan'],
  },
  {
    key: 'rekam-medis',
    question:
      'Apakah Anda mengizinkan perusahaan asuransi meminta rekam medis tertanggung untuk keperluan seleksi risiko dan klaim?',
    requiredAnswer: 'ya',
  },
  {
    key: 'benar',
    question:
      'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan tertanggung?',
    requiredAnswer: 'ya',
  },
];

/** Returns the four to six questions of a plan. */
export function declarationsOf(planCode: string, kind: ProductKind): Plan['declarations'] {
  return asDeclarations(
    planCode,
    QUESTIONS.filter(({ kinds }) => !kinds || kinds.includes(kind)),
  );
}
