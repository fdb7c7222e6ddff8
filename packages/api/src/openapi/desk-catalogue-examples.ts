import type { ChangePreview, PlanChange } from '../desk-catalogue.ts';
import { colleague, otherColleague } from './desk-work-examples.ts';
import type { Examples } from './resource-examples.ts';

const insuranceCompany = { _id: '6a2f0c1d', company_name: 'PT Asuransi Sinar Bintang Khatulistiwa' };
const product = {
  id: '9d2c7b54-3f18-4e6a-8b0d-5c1e7f2a9346',
  code: 'HK-01',
  productName: 'Sehat Keluarga',
  productType: 'kesehatan',
  insuranceCompany,
  sale: 'online',
  waiting: 1,
  nextChange: null,
} as const;

const tariff = {
  kind: 'age' as const,
  adminFee: 50_000,
  bands: [
    { minAge: 18, maxAge: 35, value: 4_200_000 },
    { minAge: 36, maxAge: 60, value: 6_500_000 },
  ],
};
const newTariff = {
  ...tariff,
  bands: [
    { minAge: 18, maxAge: 35, value: 4_410_000 },
    { minAge: 36, maxAge: 60, value: 6_500_000 },
  ],
};
const validity = { validFrom: '2026-12-01', validUntil: null };
const reason = 'Tarif baru dari perusahaan asuransi';

const proposedTariff: PlanChange = {
  id: '1c8e5a73-6b2d-4f90-9a41-7d3e0b8c5f62',
  kind: 'tariff',
  status: 'waiting',
  sale: null,
  tariff: newTariff,
  ...validity,
  reason,
  proposedBy: otherColleague,
  proposedAt: '2026-11-28T02:00:00.000Z',
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
const decided = { mayApprove: false, mayReject: false };
const decision = { decidedBy: colleague, decidedAt: '2026-11-28T03:30:00.000Z', ...decided };
const saleChange: PlanChange = {
  ...proposedTariff,
  ...decided,
  id: '5e7b1f08-2c94-4d36-b8a5-0f6d9c3e1a74',
  kind: 'sale',
  status: 'planned',
  sale: 'offline',
  tariff: null,
  reason: 'Perlu survei lebih dahulu',
  mayEnd: true,
};

const card = {
  productName: product.productName,
  logoProduct: '/logos/sinar-bintang.svg',
  insuranceCompany,
  premium: 6_500_000,
  adminFee: 50_000,
  transactionType: 'online' as const,
  highlights: [{ title: 'Limit tahunan', value: 'Rp500.000.000' }],
};
const preview: ChangePreview = {
  ...validity,
  example: 'Usia 18–35 tahun',
  before: { sale: 'online', card: { ...card, premium: 4_200_000 } },
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

/** Example requests and responses of the calls about products. */
export const DESK_CATALOGUE_EXAMPLES = {
  deskProducts: { reply: { rows: [product], next: null } },
  deskProduct: {
    reply: {
      ...product,
      today: '2026-11-28',
      earliestTariffDay: '2026-11-29',
      tariff,
      tariffVersion: 0,
      changes: [proposedTariff],
    },
  },
  deskPreviewChange: {
    request: { ...validity, change: { kind: 'tariff', tariff: newTariff } },
    reply: preview,
  },
  deskProposeTariff: {
    request: { ...validity, tariff: newTariff, reason, version: 0 },
    reply: { ...proposedTariff, mayApprove: false },
  },
  deskChangeSale: {
    request: { ...validity, sale: 'offline', reason: saleChange.reason },
    reply: saleChange,
  },
  deskApproveTariff: { reply: { ...proposedTariff, ...decision, status: 'planned', mayEnd: true } },
  deskRejectTariff: {
    request: { reason: 'Angkanya belum sesuai surat perusahaan asuransi' },
    reply: {
      ...proposedTariff,
      ...decision,
      status: 'rejected',
      decisionReason: 'Angkanya belum sesuai surat perusahaan asuransi',
    },
  },
  deskEndPlanChange: {
    request: { reason: 'Survei tidak diperlukan lagi' },
    reply: {
      ...saleChange,
      status: 'ended',
      validUntil: '2026-11-27',
      mayEnd: false,
      endedBy: colleague,
      endedAt: '2026-11-28T04:00:00.000Z',
      endReason: 'Survei tidak diperlukan lagi',
    },
  },
} satisfies Partial<Examples>;
