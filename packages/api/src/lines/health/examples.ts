import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { partners, processSection, section } from '../../openapi/content-facts.ts';
import type { ExamplesOf } from '../../openapi/example.ts';
import {
  declarations,
  insured,
  KTP,
  ORDER_ID,
  ORDER_PLACED_MESSAGE,
  personOrder,
} from '../../openapi/example-facts.ts';
import { personPage, personProduct, personQuoteExample } from '../insured-person-examples.ts';
import type { HEALTH_CONTRACTS } from './contracts.ts';

/** The fields of a health plan that an order shows: without benefits, documents and questions. */
export const healthProduct = {
  ...personProduct,
  productName: 'Sehat Utama',
  limitClaim: { limit: 80_000_000, limitToBenefit: false },
  waitingTime: 30,
  claimMecanism: [{ mecanism: 'Cashless', area: 'Indonesia' }],
  exclusions: ['Perawatan di luar wilayah Indonesia.'],
};
export const healthTerms = {
  generalInfo: '<p><strong>Sehat Utama</strong> mengganti biaya rawat inap sesuai tagihan.</p>',
  benefits: [
    {
      name: 'Rawat Inap',
      items: [
        {
          featureId: { name: 'Kamar dan menginap', type: 'numtsi' },
          value: 500_000,
          maximum: 'per hari, maksimal 180 hari per tahun',
          description: 'Biaya kamar perawatan dan makan pasien selama rawat inap.',
          note: '',
        },
      ],
    },
  ],
};
export const healthQuestions = { attachments: [KTP], declarations };

const health: PersonPlan = { ...healthProduct, ...healthTerms, ...healthQuestions };

export const HEALTH_EXAMPLES = {
  landing: {
    reply: {
      title: 'Sakit bisa datang kapan saja. Biayanya sudah Anda siapkan.',
      description: 'Bandingkan asuransi kesehatan dari beberapa perusahaan sesuai usia Anda.',
      benefits: section(
        'Manfaat asuransi kesehatan',
        'Satu kali dirawat di rumah sakit dapat menghabiskan tabungan bertahun-tahun.',
        'hospital',
        'Biaya rumah sakit tertanggung',
        'Kamar, dokter, obat, dan tindakan ditanggung sampai batas manfaat yang Anda pilih.',
      ),
      details: processSection,
      coverages: section(
        'Yang dapat ditanggung',
        'Rinciannya selalu tercantum di halaman produk.',
        'stethoscope',
        'Pembedahan',
        'Biaya dokter bedah, kamar operasi, dan anestesi, dari tindakan kecil sampai kompleks.',
      ),
      partners,
    },
  },
  plans: { reply: personPage(health.productName, { title: 'Kamar / hari', value: 'Rp500.000' }) },
  plan: { reply: { health, birthDate: insured.birthDate } },
  orderQuote: personQuoteExample,
  order: {
    request: personOrder,
    reply: { _id: ORDER_ID, productType: 'kesehatan', invoice: false },
    message: ORDER_PLACED_MESSAGE,
  },
} satisfies ExamplesOf<typeof HEALTH_CONTRACTS.calls>;
