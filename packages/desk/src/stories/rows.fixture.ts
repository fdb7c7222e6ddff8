import type { DeskRow, DeskStart } from '@naungan/api/desk-queues';

const ROW = {
  subject: 'order',
  productType: 'kesehatan',
  insurer: 'PT Asuransi Beringin',
  status: { code: 'neworder', label: 'Baru', tone: 'info' },
  due: null,
  amount: 2_473_000,
  owner: null,
} as const satisfies Partial<DeskRow>;

export const orderRow: DeskRow = {
  ...ROW,
  id: 'o-17',
  orderId: 'o-17',
  number: 'KPA-2026-000017',
  title: 'BAYU PRATAMA',
  text: 'Sehat Plus 200',
  since: '2026-11-20T03:00:00.000Z',
  owner: { id: 'p-1', fullName: 'Dewi Lestari' },
};

const claimRow: DeskRow = {
  ...ROW,
  subject: 'claim',
  id: 'c-3',
  orderId: 'o-18',
  number: 'KLM-2026-000003',
  title: 'RATNA SIMANJUNTAK',
  text: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD), kecelakaan',
  insurer: 'PT Asuransi Umum Samudra Khatulistiwa Raya',
  status: { code: 'pending', label: 'Menunggu diperiksa', tone: 'warning' },
  since: '2026-11-23T20:00:00.000Z',
  due: '2026-11-25',
};

export const guestRow: DeskRow = {
  ...ROW,
  subject: 'guest',
  id: 'g-1',
  orderId: null,
  number: '',
  title: 'BUDI SANTOSO',
  text: '6281234567891, Kesehatan',
  insurer: null,
  status: { code: 'new', label: 'Belum dihubungi', tone: 'warning' },
  since: '2026-11-23T01:00:00.000Z',
  amount: null,
};

/** Long names, and a colleague's task. */
export const offlineRow: DeskRow = {
  ...guestRow,
  subject: 'offline',
  id: 'f-1',
  title: 'PERKUMPULAN PENGUSAHA KELAPA SAWIT NUSANTARA ABADI SEJAHTERA BERSAMA',
  text: '6281234567892, Asuransi pengangkutan, Kami perlu perlindungan untuk empat kapal yang berlayar setiap minggu',
  since: '2026-11-24T01:00:00.000Z',
  owner: { id: 'p-2', fullName: 'Raden Mas Wiratama Hadikusuma' },
};

export const EMPTY_START: DeskStart = {
  mine: [],
  waiting: [],
  returned: [],
  queues: [
    { queue: 'orders', count: 0, mine: 0, oldest: null },
    { queue: 'contacts', count: 0, mine: 0, oldest: null },
  ],
};

export const FULL_START: DeskStart = {
  mine: [claimRow, orderRow, { ...offlineRow, owner: orderRow.owner }],
  waiting: [
    {
      ...claimRow,
      id: 'c-9',
      number: 'KLM-2026-000009',
      title: 'HENDRA GUNAWAN',
      since: '2026-11-17T01:30:00.000Z',
      due: null,
      status: { code: 'incomplete', label: 'Menunggu berkas', tone: 'warning' },
    },
  ],
  returned: [
    {
      ...orderRow,
      id: 'o-18',
      number: 'KPA-2026-000018',
      title: 'RATNA SIMANJUNTAK',
      since: '2026-11-24T01:30:00.000Z',
      status: { code: 'revision', label: 'Sudah diperbaiki', tone: 'info' },
      owner: null,
    },
  ],
  queues: [
    { queue: 'orders', count: 12, mine: 2, oldest: '2026-11-20T03:00:00.000Z' },
    { queue: 'claims', count: 4, mine: 1, oldest: '2026-11-22T20:00:00.000Z' },
    { queue: 'policies', count: 0, mine: 0, oldest: null },
    { queue: 'contacts', count: 1_204, mine: 0, oldest: '2026-11-23T01:00:00.000Z' },
    { queue: 'payments', count: 1, mine: 0, oldest: '2026-11-24T01:00:00.000Z' },
    { queue: 'messages', count: 3, mine: 0, oldest: '2026-11-23T23:00:00.000Z' },
  ],
};
