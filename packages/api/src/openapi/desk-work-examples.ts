import type { ClaimDesk, OrderDesk } from '../desk-detail.ts';
import type { DeskView } from '../desk-views.ts';
import type { DeskTask } from '../desk-work.ts';
import { CLAIM_ENTRIES, CLAIMED_POLICY, FORM, PHOTOS } from './claim-facts.ts';
import { DESK_ID, EMAIL, KPA_NUMBER, KTP, MEMBER_ID, ORDER_ID, ORDERED_AT, PHONE } from './example-facts.ts';

import type { Examples } from './resource-examples.ts';

export const colleague = { id: DESK_ID, fullName: 'Rina Wijaya' };
export const otherColleague = { id: 'a6e1c4d8-5b2f-4a7e-9c3d-1f8b6e4a2c70', fullName: 'Bima Pratama' };
const member = {
  id: MEMBER_ID,
  fullName: 'Siti Rahayu',
  email: EMAIL,
  phoneNumber: PHONE,
  isVerified: true,
};
const task: DeskTask = { subject: 'order', id: ORDER_ID, owner: colleague };
const note = {
  id: '7d9b3f51-2c8e-4e6a-b0d4-8a1c5e7f9b32',
  at: ORDERED_AT,
  author: colleague,
  text: 'Sudah ditelepon, KTP baru dikirim besok.',
};

const letterReason = 'Riwayat kesehatan tidak memenuhi ketentuan produk.';

const view: DeskView = {
  id: '5b1d7f93-6a4c-4f2e-8c0b-9e3a7d5f1b46',
  queue: 'orders',
  name: 'Kendaraan disetujui',
  filters: { status: 'approve', line: 'kendaraan' },
};

/** The facts of a new order that only the desk sees. */
export const orderDesk: OrderDesk = {
  version: 1,
  owner: null,
  member,
  actions: ['approve', 'reject', 'revise'],
  revisable: ['insured', 'address', 'attachment'],
  documents: [{ code: KTP.code, name: KTP.name, required: true, sent: true }],
  missing: [],
  checks: [
    {
      code: 'age',
      level: 'ok',
      text: 'Usia tertanggung 36 tahun, batas produk 18 sampai 60 tahun',
      records: [],
    },
    { code: 'documents', level: 'ok', text: 'Semua lampiran wajib sudah dikirim', records: [] },
  ],
  history: [
    {
      at: ORDERED_AT,
      from: null,
      to: 'neworder',
      actor: `member:${MEMBER_ID}`,
      actorName: member.fullName,
      reason: null,
    },
  ],
  letters: [],
  noteCount: 0,
};

/** The facts of the example claim that only the desk sees. */
export const claimDesk: ClaimDesk = {
  version: 14,
  owner: colleague,
  member,
  actions: ['moveRepair', 'returnLetter', 'replyMessage'],
  requestable: [FORM, PHOTOS].map(({ code, name }) => ({ code, name })),
  missing: [],
  policy: {
    policyNumber: CLAIMED_POLICY,
    startDate: '2026-11-01',
    endDate: '2027-11-01',
    sumInsured: 215_000_000,
    limit: 215_000_000,
    paidBefore: 0,
  },
  claimed: 4_500_000,
  checks: [
    { code: 'deductible', level: 'ok', text: 'Risiko sendiri Rp300.000 setiap kejadian', records: [] },
    {
      code: 'duplicateClaim',
      level: 'ok',
      text: 'Tidak ada klaim lain untuk penyebab dan hari yang sama',
      records: [],
    },
  ],
  history: CLAIM_ENTRIES.map((entry) => ({ ...entry, actorName: colleague.fullName })),
  letters: [],
  noteCount: 1,
  secondPerson: [],
  secondPersonAbove: 100_000_000,
  proposal: null,
};

/** Example requests and responses of the calls about tasks, notes and open pages. */
export const DESK_WORK_EXAMPLES = {
  deskColleagues: {
    reply: [
      { ...otherColleague, roles: ['claims' as const] },
      { ...colleague, roles: ['claims' as const, 'service' as const] },
    ],
  },
  deskTakeTask: { reply: task },
  deskReleaseTask: { reply: { ...task, owner: null } },
  deskHandOverTask: {
    request: { to: otherColleague.id, note: 'Nasabah minta dihubungi besok pagi.' },
    reply: { ...task, owner: otherColleague },
  },
  deskNotes: { reply: [note] },
  deskPreviewOrderLetter: {
    request: { kind: 'rejected', reason: letterReason },
    reply: {
      number: `${KPA_NUMBER}/S-1`,
      date: '2026-11-20',
      subject: 'Keputusan atas Permohonan Asuransi',
      recipient: 'Bapak/Ibu Siti Rahayu',
      opening: ['Permohonan asuransi Bapak/Ibu berikut ini sudah diperiksa.'],
      facts: [{ title: 'Nomor Pesanan', value: KPA_NUMBER }],
      amounts: null,
      items: [],
      closing: [`Penjelasan dari perusahaan asuransi: ${letterReason}`],
      sender: 'PT Naungan Pialang Asuransi',
    },
  },
  deskPreviewClaimLetter: {
    request: { kind: 'documents', attachments: [PHOTOS.code], feedback: 'Foto kurang jelas' },
    reply: {
      number: 'KLM-2026-000007/S-1',
      date: '2026-11-20',
      subject: 'Permintaan Dokumen Klaim',
      recipient: 'Bapak/Ibu Siti Rahayu',
      opening: [
        'Klaim berikut ini sudah diperiksa. Agar dapat diputuskan, PT Asuransi Contoh memerlukan dokumen.',
      ],
      facts: [{ title: 'Nomor Klaim', value: 'KLM-2026-000007' }],
      amounts: null,
      items: [PHOTOS.name],
      closing: ['Dokumen dapat dikirim melalui halaman klaim.'],
      sender: 'PT Naungan Pialang Asuransi',
    },
  },
  deskPreviewClaimMail: {
    request: { action: 'askDocuments', attachments: [PHOTOS.code], feedback: 'Foto kurang jelas' },
    reply: {
      subject: 'Klaim KLM-2026-000007 membutuhkan kelengkapan berkas',
      heading: 'Mohon lengkapi berkas klaim Anda',
      lines: ['Halo Siti Rahayu,', `Berkas yang harus dikirim kembali: ${PHOTOS.name}.`],
      label: 'Kirim berkas',
    },
  },
  deskViews: { reply: [view] },
  deskSaveView: {
    request: { queue: 'orders', name: 'Kendaraan disetujui', filters: view.filters },
    reply: view,
  },
  deskRenameView: { request: { name: 'Kendaraan disetujui' }, reply: view },
  deskDeleteView: {},
  deskAddNote: { request: { text: note.text }, reply: note },
  deskPresence: {
    reply: { others: [{ ...otherColleague, since: '2026-11-21T03:20:00.000Z' }], version: 1 },
  },
  deskLeave: {},
} satisfies Partial<Examples>;
