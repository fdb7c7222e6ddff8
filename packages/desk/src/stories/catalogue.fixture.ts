import type { ChangePreview, DeskProduct, DeskProductRow, PlanChange } from '@naungan/api/desk-catalogue';
import type { AgeTariff, PropertyPositions, VehicleRates } from '@naungan/domain/tariff-change';

const insuranceCompany = { _id: 'i-1', company_name: 'PT Asuransi Sinar Bintang Khatulistiwa' };

export const PRODUCT_ROWS: DeskProductRow[] = [
  {
    id: 'pr-1',
    code: 'HK-01',
    productName: 'Sehat Keluarga',
    productType: 'kesehatan',
    insuranceCompany,
    sale: 'online',
    waiting: 1,
    nextChange: '2026-12-01',
  },
  {
    id: 'pr-2',
    code: 'KA-07',
    productName: 'Oto Lengkap dengan Nama Produk yang Sangat Panjang untuk Kendaraan Keluarga Besar',
    productType: 'kendaraan',
    insuranceCompany,
    sale: 'offline',
    waiting: 0,
    nextChange: null,
  },
  {
    id: 'pr-3',
    code: 'PK-02',
    productName: 'Rumah Terlindungi',
    productType: 'kebakaran',
    insuranceCompany,
    sale: 'hidden',
    waiting: 0,
    nextChange: null,
  },
];

const AGE_TARIFF: AgeTariff = {
  kind: 'age',
  adminFee: 50_000,
  bands: [
    { minAge: 18, maxAge: 35, value: 4_200_000 },
    { minAge: 36, maxAge: 60, value: 6_500_000 },
  ],
};
export const VEHICLE_TARIFF: VehicleRates = {
  kind: 'vehicle',
  adminFee: 50_000,
  cover: 'allrisk',
  discountRate: 50_000,
  rates: ([1, 2, 3, 4, 5] as const).flatMap((category) =>
    ([1, 2, 3] as const).map((region) => ({ category, region, rate: 12_000 })),
  ),
  expansions: [
    { id: 'e-1', code: 'FLOOD_TYPHOON', name: 'Banjir, angin topan, badai', rates: [800, 1_100, 800] },
    { id: 'e-2', code: 'TPL', name: 'Tanggung jawab hukum, Rp10 juta', rates: [] },
  ],
};
export const PROPERTY_TARIFF: PropertyPositions = {
  kind: 'property',
  adminFee: 40_000,
  type: 'kebakaran',
  bandPosition: 600_000,
  floodPosition: 400_000,
};

const editor = { id: 'p-9', fullName: 'Rudi Hartono' };

export const WAITING_TARIFF: PlanChange = {
  id: 'pc-1',
  kind: 'tariff',
  status: 'waiting',
  sale: null,
  tariff: AGE_TARIFF,
  validFrom: '2026-12-01',
  validUntil: null,
  reason: 'Surat tarif baru dari perusahaan asuransi, 20 November 2026',
  proposedBy: editor,
  proposedAt: '2026-11-23T04:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  endedBy: null,
  endedAt: null,
  endReason: null,
  isOutdated: false,
  mayApprove: true,
  mayReject: true,
  mayEnd: false,
};
const CLOSED = { mayApprove: false, mayReject: false, mayEnd: false };
/** A change in every other state. */
export const OTHER_CHANGES: PlanChange[] = [
  { ...WAITING_TARIFF, ...CLOSED, id: 'pc-2', isOutdated: true, mayReject: true },
  {
    ...WAITING_TARIFF,
    ...CLOSED,
    id: 'pc-3',
    kind: 'sale',
    status: 'planned',
    sale: 'offline',
    tariff: null,
    validFrom: '2026-12-24',
    validUntil: '2027-01-02',
    reason: 'Survei tutup selama libur',
    mayEnd: true,
  },
  {
    ...WAITING_TARIFF,
    ...CLOSED,
    id: 'pc-4',
    status: 'running',
    validFrom: '2026-11-01',
    decidedBy: { id: 'p-1', fullName: 'Dewi Lestari' },
    decidedAt: '2026-10-28T04:00:00.000Z',
  },
  {
    ...WAITING_TARIFF,
    ...CLOSED,
    id: 'pc-5',
    status: 'rejected',
    decidedBy: { id: 'p-1', fullName: 'Dewi Lestari' },
    decidedAt: '2026-10-20T04:00:00.000Z',
    decisionReason: 'Angkanya belum sesuai surat',
  },
  {
    ...WAITING_TARIFF,
    ...CLOSED,
    id: 'pc-6',
    kind: 'sale',
    status: 'ended',
    sale: 'hidden',
    tariff: null,
    validFrom: '2026-10-10',
    validUntil: '2026-10-09',
    endedBy: editor,
    endedAt: '2026-10-10T08:00:00.000Z',
    endReason: 'Halaman sudah diperbaiki',
  },
  {
    ...WAITING_TARIFF,
    ...CLOSED,
    id: 'pc-7',
    status: 'over',
    validUntil: '2026-10-01',
    validFrom: '2026-09-01',
  },
];

export const productWith = (fields: Partial<DeskProduct> = {}): DeskProduct => ({
  id: 'pr-1',
  code: 'HK-01',
  productName: 'Sehat Keluarga',
  productType: 'kesehatan',
  insuranceCompany,
  sale: 'online',
  waiting: 0,
  nextChange: null,
  today: '2026-11-24',
  earliestTariffDay: '2026-11-25',
  tariff: AGE_TARIFF,
  tariffVersion: 4,
  changes: [],
  ...fields,
});

const card = {
  productName: 'Sehat Keluarga',
  logoProduct: '',
  insuranceCompany,
  premium: 4_200_000,
  adminFee: 50_000,
  transactionType: 'online' as const,
  highlights: [],
};
export const PREVIEW: ChangePreview = {
  validFrom: '2026-12-01',
  validUntil: null,
  example: 'Usia 18–35 tahun',
  before: { sale: 'online', card },
  after: { sale: 'online', card: { ...card, premium: 4_410_000 } },
  adminFee: { now: 50_000, later: 50_000 },
  rows: [
    {
      label: 'Usia 18–35 tahun',
      detail: '',
      sumInsured: null,
      now: 4_200_000,
      later: 4_410_000,
      difference: 210_000,
      percent: 500,
    },
    {
      label: 'Rumah kelas 1',
      detail: 'Kota Bandung',
      sumInsured: 750_000_000,
      now: 235_500,
      later: 230_000,
      difference: -5_500,
      percent: -234,
    },
    {
      label: 'Usia 36–60 tahun',
      detail: '',
      sumInsured: null,
      now: 6_500_000,
      later: 6_500_000,
      difference: 0,
      percent: 0,
    },
  ],
};
export const HIDDEN_PREVIEW: ChangePreview = {
  ...PREVIEW,
  validFrom: '2026-11-24',
  after: { sale: 'hidden', card: null },
  rows: PREVIEW.rows.map((row) => ({ ...row, later: null, difference: null, percent: null })),
};
