import type { DeskOrderCard, DeskOrderDetail, DeskOrderJournal } from '@naungan/api/desk';
import { order as healthOrder, pendingOrder } from '../../../ui/src/orders/story-data/order.ts';
import { longPropertyOrder } from '../../../ui/src/orders/story-data/property.fixture.ts';
import { vehicleOrder } from '../../../ui/src/orders/story-data/vehicle.fixture.ts';

/** A picture with the proportions of an identity card. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="856" height="540" fill="#cfe3df"/><text x="60" y="120" font-size="48">KTP</text></svg>',
)}`;

const ATTACHMENTS = [
  { code: 'ktp', title: 'KTP Tertanggung', url: PHOTO, mimeType: 'image/jpeg' },
  { code: 'stnk', title: 'STNK', url: '/files/stnk.pdf', mimeType: 'application/pdf' },
];

const DESK: DeskOrderDetail['desk'] = {
  version: 3,
  owner: null,
  member: {
    id: 'm-1',
    fullName: 'Sari Wulandari',
    email: 'sari@contoh.id',
    phoneNumber: '6281234567890',
    isVerified: true,
  },
  missing: [],
  history: [],
  letters: [],
  noteCount: 0,
  actions: ['approve', 'reject', 'revise'],
  revisable: ['insured', 'address', 'attachment'],
  documents: [{ code: 'ktp', name: 'KTP Tertanggung', required: true, sent: true }],
  checks: [
    { code: 'age', level: 'ok', text: 'Usia 36 tahun sesuai dengan ketentuan produk.', records: [] },
    {
      code: 'duplicateIdentity',
      level: 'warning',
      text: 'Nomor identitas ini ada di pesanan lain.',
      records: [{ kind: 'order', id: 'o-9', number: 'KPA-2026-000009' }],
    },
  ],
};

const asDeskOrder = (order: object, desk: Partial<DeskOrderDetail['desk']> = {}): DeskOrderDetail =>
  ({ partner: null, ...order, attachments: ATTACHMENTS, desk: { ...DESK, ...desk } }) as DeskOrderDetail;

export const newOrder = asDeskOrder(healthOrder);
export const carOrder = asDeskOrder(vehicleOrder);
/** Long names and large amounts. */
export const houseOrder = asDeskOrder(longPropertyOrder, { revisable: [] });
export const returnedOrder = asDeskOrder(pendingOrder, { actions: ['reject'] });

/** A paid order with a printed policy that was not sent. */
export const orderToSend = asDeskOrder(healthOrder, { actions: ['dispatch'] });

export const journalOf = (
  order: DeskOrderDetail,
  more: DeskOrderJournal['entries'] = [],
): DeskOrderJournal => ({
  orderId: order.orderId,
  kpaNumber: order.headers.kpaNumber,
  partner: null,
  status: order.headers.statusOrder,
  total: order.payment.grossPremi,
  next: null,
  entries: [
    {
      at: order.headers.dateOrder,
      subject: 'order',
      name: order.headers.kpaNumber,
      from: null,
      to: 'neworder',
      actor: 'member:1',
      reason: null,
    },
    ...more,
  ],
});

const CARD = {
  productType: 'kesehatan',
  productName: 'Sehat Plus 200',
  insuranceCompany: { _id: 'i-1', company_name: 'PT Asuransi Beringin' },
  logoProduct: '',
  insuredName: 'SARI WULANDARI',
  statusOrder: 'neworder',
  total: 2_473_000,
  invoice: null,
  partner: null,
} as const;

const card = (number: number, changes: Partial<DeskOrderCard> = {}): DeskOrderCard =>
  ({
    ...CARD,
    _id: `o-${number}`,
    kpaNumber: `KPA-2026-${String(number).padStart(6, '0')}`,
    dateOrder: '2026-11-24T01:00:00.000Z',
    since: changes.dateOrder ?? '2026-11-24T01:00:00.000Z',
    ...changes,
  }) as DeskOrderCard;

/** Orders of every age, status and length of text. */
export const ORDER_CARDS: DeskOrderCard[] = [
  card(17, { dateOrder: '2026-11-20T03:00:00.000Z', insuredName: 'BAYU PRATAMA' }),
  card(18, {
    dateOrder: '2026-11-22T20:00:00.000Z',
    productType: 'kendaraan',
    productName: 'Mobil Lindung Menyeluruh',
    objectInsured: { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)' },
    insuredName: 'RATNA SIMANJUNTAK',
    statusOrder: 'revision',
    total: 4_964_600,
  }),
  card(19, {
    dateOrder: '2026-11-23T20:00:00.000Z',
    productType: 'kebakaran-gempabumi',
    productName: 'Griya Lengkap dengan Perluasan Banjir dan Angin Topan',
    objectInsured: {
      title: 'Bangunan',
      value: 'Pabrik minyak kelapa sawit, Jalan Raya Lintas Timur Sumatra Kilometer 117',
    },
    insuredName: 'PERKUMPULAN PENGUSAHA KELAPA SAWIT NUSANTARA ABADI SEJAHTERA BERSAMA',
    insuranceCompany: {
      ...CARD.insuranceCompany,
      company_name: 'PT Asuransi Umum Samudra Khatulistiwa Raya',
    },
    total: 1_284_975_500_000,
    partner: 'toko-maju',
  } as Partial<DeskOrderCard>),
  card(20),
  card(21, {
    statusOrder: 'approve',
    invoice: { _id: 'v-1', invoiceNumber: 'INV-2026-000004', paymentStatus: 'pending' },
  }),
];
