import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { partners, processSection, section } from '../../openapi/content-facts.ts';
import type { ExamplesOf } from '../../openapi/example.ts';
import {
  beneficiary,
  declarations,
  insured,
  KTP,
  ORDER_ID,
  ORDER_PLACED_MESSAGE,
  personOrder,
} from '../../openapi/example-facts.ts';
import { personPage, personProduct, personQuoteExample } from '../insured-person-examples.ts';
import type { PERSONAL_ACCIDENT_CONTRACTS } from './contracts.ts';

export const ACCIDENT_PRODUCT_NAME = 'Diri Utama';
const product: Omit<PersonPlan, 'benefits'> = {
  ...personProduct,
  attachments: [KTP],
  declarations,
  productName: ACCIDENT_PRODUCT_NAME,
  generalInfo: '<p><strong>Diri Utama</strong> membayar santunan akibat kecelakaan.</p>',
  limitClaim: { limit: 100_000_000, limitToBenefit: false },
  waitingTime: 0,
  claimMecanism: [{ mecanism: 'Santunan tunai', area: 'Seluruh dunia' }],
  exclusions: ['Meninggal dunia atau cacat karena penyakit, dari mana pun asalnya.'],
};
const benefits: PersonPlan['benefits'] = [
  {
    name: 'Santunan Kecelakaan',
    items: [
      {
        featureId: { name: 'Meninggal dunia akibat kecelakaan (A)', type: 'numtsi' },
        value: 100_000_000,
        maximum: '100% uang pertanggungan',
        description: 'Dibayarkan kepada penerima manfaat.',
        note: '',
      },
    ],
  },
];

const orderWithBeneficiary = { ...personOrder, payload: { ...personOrder.payload, beneficiary } };

export const PERSONAL_ACCIDENT_EXAMPLES = {
  landing: {
    reply: {
      title: 'Agar keluarga tetap terjaga saat Anda tiada',
      description: 'Santunan meninggal dunia, cacat tetap, dan biaya pengobatan akibat kecelakaan.',
      benefits: section(
        'Manfaat asuransi kecelakaan diri',
        'Keluarga tidak kehilangan penghasilan sekaligus.',
        'users',
        'Santunan bagi keluarga',
        'Dibayarkan kepada penerima manfaat yang Anda pilih.',
      ),
      details: processSection,
      coverages: section(
        'Yang dapat dijamin',
        'Rinciannya selalu tercantum di halaman produk.',
        'pill',
        'Biaya pengobatan',
        'Biaya dokter, rumah sakit, dan obat akibat kecelakaan.',
      ),
      partners,
    },
  },
  plans: {
    reply: personPage(product.productName, { title: 'Uang pertanggungan', value: 'Rp100.000.000' }),
  },
  plan: { reply: { personalAccident: { product, benefits }, birthDate: insured.birthDate } },
  orderQuote: personQuoteExample,
  order: {
    request: orderWithBeneficiary,
    reply: { _id: ORDER_ID, productType: 'kecelakaandiri', invoice: false },
    message: ORDER_PLACED_MESSAGE,
  },
} satisfies ExamplesOf<typeof PERSONAL_ACCIDENT_CONTRACTS.calls>;
