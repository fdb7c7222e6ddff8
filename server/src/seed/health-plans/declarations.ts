import type { Plan } from '@naungan/domain/plan';
import { fixedId } from '../fixed-id.ts';
import type { ProductKind } from './product.ts';

type Question = { key: string; question: string; answer: 'ya' | 'tidak'; kinds?: ProductKind[] };

/** Questions of the insurers and the answer that each accepts, in the order in which they are asked. */
const QUESTIONS: Question[] = [
  {
    key: 'perawatan',
    question:
      'Apakah tertanggung sedang dirawat inap atau dijadwalkan menjalani rawat inap atau operasi dalam 6 bulan ke depan?',
    answer: 'tidak',
  },
  {
    key: 'penyakit',
    question:
      'Apakah dalam 5 tahun terakhir tertanggung pernah didiagnosis kanker, penyakit jantung, stroke, gagal ginjal, atau diabetes melitus?',
    answer: 'tidak',
    kinds: ['inap', 'santunan', 'rawat-jalan'],
  },
  {
    key: 'hamil',
    question: 'Apakah tertanggung sedang hamil saat mengajukan asuransi ini?',
    answer: 'tidak',
    kinds: ['melahirkan'],
  },
  {
    key: 'obat',
    question: 'Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?',
    answer: 'tidak',
    kinds: ['inap', 'rawat-jalan'],
  },
  {
    key: 'ditolak',
    question:
      'Apakah permohonan asuransi jiwa atau kesehatan atas nama tertanggung pernah ditolak, ditunda, atau dikenai syarat khusus?',
    answer: 'tidak',
    kinds: ['inap', 'melahirkan'],
  },
  {
    key: 'rekam-medis',
    question:
      'Apakah Anda mengizinkan perusahaan asuransi meminta rekam medis tertanggung untuk keperluan seleksi risiko dan klaim?',
    answer: 'ya',
  },
  {
    key: 'benar',
    question:
      'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan tertanggung?',
    answer: 'ya',
  },
];

/** The four to six questions of a plan; ids are fixed, so that a stored draft outlives a new seed. */
export function declarationsOf(planCode: string, kind: ProductKind): Plan['declarations'] {
  return QUESTIONS.filter(({ kinds }) => !kinds || kinds.includes(kind)).map(({ key, question, answer }) => ({
    _id: fixedId(`declaration/${planCode}/${key}`),
    question,
    answer,
  }));
}
