import { type AccountOverview, accountOverview } from '@naungan/domain/overview/record';

const insuranceCompany = { _id: 'ins-1', company_name: 'PT Asuransi Sambirejo Raya Nusantara Fiktif' };
const LONG_NAME = 'Lentera Proteksi Kebakaran dan Gempa Bumi Keluarga Sejahtera Nusantara Plus';

const invoice = {
  _id: 'inv-1',
  orderId: 'o-1',
  productType: 'kendaraan',
  invoiceNumber: 'INV/2026/11/000011',
  status: 'pending',
  total: 12_387_800,
  createdAt: '2026-11-21T04:00:00.000Z',
  dueDate: '2026-11-28T16:59:00.000Z',
  productName: 'Sambirejo Mobil Komprehensif',
  insuranceCompany,
  logoProduct: '',
};
const order = {
  _id: 'o-2',
  productType: 'kesehatan',
  kpaNumber: 'KPA-2026-000061',
  productName: 'Sambirejo Sehat 200',
  insuranceCompany,
  logoProduct: '',
  insuredName: 'SARI WULANDARI',
  statusOrder: 'pending',
  dateOrder: '2026-11-20T03:12:00.000Z',
  total: 505_000,
  invoice: null,
};
const paidOrder = {
  ...order,
  _id: 'o-3',
  productType: 'kendaraan',
  kpaNumber: 'KPA-2026-000058',
  productName: 'Sambirejo Mobil Komprehensif',
  objectInsured: { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)' },
  statusOrder: 'approve',
  total: 12_387_800,
  invoice: { _id: 'inv-3', invoiceNumber: 'INV/2026/11/000009', paymentStatus: 'success' },
};
const claim = {
  id: 'c-1',
  type: 'kendaraan',
  head: {
    title: 'KLM-2026-000318',
    subtitle: 'Diajukan 20/11/2026',
    tagColor: 'warning',
    tagValue: 'Perlu tindakan',
  },
  content: { image: '', title: 'Sambirejo Mobil Komprehensif', subtitle: 'Nomor polis POL-KND-2026-004417' },
  footer: { title: 'Tabrakan', subtitle: '20 November 2026' },
  needsAction: true,
};
const waitingClaim = {
  ...claim,
  id: 'c-2',
  head: { ...claim.head, title: 'KLM-2026-000201', tagColor: 'info', tagValue: 'Diverifikasi' },
  content: { ...claim.content, title: LONG_NAME },
  needsAction: false,
};
const draft = {
  kind: 'order',
  name: 'kesehatan.p-1',
  productType: 'kesehatan',
  planId: 'p-1',
  formerOrderId: null,
  productName: 'Sambirejo Sehat 200',
  step: 'alamat',
  changedAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
};
const policy = {
  _id: 'pol-1',
  orderId: 'o-3',
  policyNumber: 'POL-KND-2026-004417',
  productType: 'kendaraan',
  productName: 'Sambirejo Mobil Komprehensif',
  insuranceCompany,
  logoProduct: '',
  insuredName: 'SARI WULANDARI',
  objectInsured: { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)' },
  period: { startDate: '2026-01-15', endDate: '2027-01-15' },
  startsAt: '2026-01-15T04:00:00.000Z',
  status: 'active',
};
const longPolicy = {
  ...policy,
  _id: 'pol-2',
  productType: 'kebakaran-gempabumi',
  productName: LONG_NAME,
  objectInsured: {
    title: 'Bangunan',
    value: 'Rumah tinggal (bukan ruko), maksimal 3 lantai, Jalan Kemang Utara Raya Nomor 19 RT 005 RW 012',
  },
  covers: 'Gempa Bumi',
  period: { startDate: '2026-12-17', endDate: '2027-12-17' },
  status: 'upcoming',
};

/** An overview with every kind of action. */
export const fullOverview: AccountOverview = accountOverview.parse({
  actions: {
    total: 5,
    rows: [
      { kind: 'payment', invoice },
      {
        kind: 'claim',
        claim,
        task: 'documents',
        title: 'Lengkapi 2 berkas',
        // The day before which the claimant has to act.
        before: '2027-01-20',
        lateNotice: null,
      },
      { kind: 'revision', order },
      { kind: 'draft', draft },
      { kind: 'draft', draft: { ...draft, kind: 'claim', name: 'claim.POL-1', policyNumber: 'POL-1' } },
    ],
  },
  policies: { total: 2, rows: [policy, longPolicy] },
  claims: { total: 2, rows: [claim, waitingClaim] },
  invoice,
  orders: { total: 4, rows: [order, paidOrder, { ...order, _id: 'o-4' }] },
});

/** Nothing to do: one policy, and its paid invoice. */
export const overviewWithoutActions: AccountOverview = accountOverview.parse({
  actions: { total: 0, rows: [] },
  policies: { total: 1, rows: [policy] },
  claims: { total: 0, rows: [] },
  invoice: { ...invoice, status: 'success' },
  orders: { total: 1, rows: [paidOrder] },
});

/** A member who has ordered nothing. */
export const emptyOverview: AccountOverview = accountOverview.parse({
  actions: { total: 0, rows: [] },
  policies: { total: 0, rows: [] },
  claims: { total: 0, rows: [] },
  invoice: null,
  orders: { total: 0, rows: [] },
});

/** Long names, and an amount of ten digits. */
export const longOverview: AccountOverview = accountOverview.parse({
  ...fullOverview,
  actions: {
    total: 2,
    rows: [
      { kind: 'payment', invoice: { ...invoice, productName: LONG_NAME, total: 1_234_567_890 } },
      {
        kind: 'claim',
        claim: { ...claim, content: { ...claim.content, title: LONG_NAME } },
        task: 'repair',
        title: 'Bawa kendaraan ke Bengkel Karoseri Maju Bersama Sejahtera Cabang Jakarta Selatan',
        before: null,
        lateNotice: null,
      },
    ],
  },
  invoice: { ...invoice, productName: LONG_NAME, total: 1_234_567_890, dueDate: null },
});

/** A claim whose deadline has passed, before the scheduler rejects the claim. */
export const overdueOverview: AccountOverview = accountOverview.parse({
  ...fullOverview,
  actions: {
    total: 2,
    rows: [
      {
        kind: 'claim',
        claim,
        task: 'documents',
        title: 'Lengkapi 2 berkas',
        before: '2026-11-20',
        lateNotice:
          'Anda masih dapat mengirim berkas sekarang. Bila belum kami terima, klaim ini segera ditolak.',
      },
      { kind: 'payment', invoice },
    ],
  },
});
