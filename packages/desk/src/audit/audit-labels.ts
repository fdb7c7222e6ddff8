import type { ApiProblemCode } from '@naungan/api/api-problem-status';
import type { AuditEvent, AuditOutcome, AuditRecordKind } from '@naungan/api/desk-audit';
import type { SecondPersonReason } from '@naungan/api/desk-proposals';
import { DESK_ROLE_LABELS, type DeskRole } from '@naungan/domain/desk-roles';
import { DESK_CLAIM_STATE_ROWS, DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { SALE_LABELS } from '@naungan/domain/tariff-change';
import { subjectLabel } from '../queues/row-href.ts';

/** The kind of each event. The compiler reports an event without a label. */
export const EVENT_LABELS: Readonly<Record<AuditEvent, string>> = {
  'sign-in': 'Masuk',
  'sign-out': 'Keluar',
  reauthentication: 'Bukti identitas',
  'account.changed': 'Perubahan akun',
  'access.refused': 'Akses ditolak',
  'data.exported': 'Data diunduh',
  'desk.read': 'Data dibaca',
  'desk.action': 'Tindakan staf',
  'role.changed': 'Perubahan peran',
  'keys.rotated': 'Kunci enkripsi diganti',
};

/** Shown next to what was done, unless it succeeded. */
export const OUTCOME_LABELS: Readonly<Record<Exclude<AuditOutcome, 'success'>, string>> = {
  refused: 'Ditolak',
  failed: 'Gagal',
};

export const RECORD_LABELS: Readonly<Record<AuditRecordKind, string>> = {
  order: subjectLabel('order'),
  claim: subjectLabel('claim'),
  invoice: 'Tagihan',
  payment: subjectLabel('payment'),
  product: 'Produk',
  member: 'Pelanggan',
  staff: 'Staf',
  guest: subjectLabel('guest'),
  consultation: subjectLabel('consultation'),
  offline: subjectLabel('offline'),
};

/** The actor of an entry without a name. */
export const ACTOR_ROLE_LABELS: Readonly<Record<string, string>> = {
  member: 'Pelanggan',
  desk: 'Staf',
  visitor: 'Pengunjung',
  system: 'Sistem',
};

const PROBLEM_TEXTS: Readonly<Record<ApiProblemCode, string>> = {
  INVALID: 'Isian tidak valid',
  MALFORMED: 'Permintaan tidak dapat dibaca',
  UNAUTHORIZED: 'Identitas tidak terbukti',
  FORBIDDEN: 'Tidak punya izin',
  REAUTHENTICATE: 'Perlu bukti identitas terbaru',
  NOT_FOUND: 'Data tidak ditemukan',
  METHOD_NOT_ALLOWED: 'Permintaan tidak dikenal',
  CONFLICT: 'Keadaan data sudah berubah',
  ALREADY_SENT: 'Permintaan sudah pernah dikirim',
  TOO_LARGE: 'Kiriman terlalu besar',
  UNSUPPORTED_MEDIA: 'Jenis berkas tidak diterima',
  TOO_MANY: 'Terlalu banyak percobaan',
  FAILED: 'Kesalahan server',
  UPSTREAM: 'Layanan luar bermasalah',
  UNAVAILABLE: 'Server tidak tersedia',
  STORAGE_FULL: 'Penyimpanan server penuh',
};

const SECOND_PERSON_TEXTS: Readonly<Record<SecondPersonReason, string>> = {
  amount: 'Jumlah di atas batas',
  accountChanged: 'Rekening diubah setelah disetujui',
};

/** The text of each word of a reason. */
export const REASON_TEXTS: Readonly<Record<string, string>> = {
  ...PROBLEM_TEXTS,
  ...SECOND_PERSON_TEXTS,
  'second-factor': 'Kata sandi benar, lanjut ke verifikasi dua langkah',
  NO_WATERMARK: 'Berkas tanpa nama pembukanya',
  open: 'Menunggu supervisor lain',
  applied: 'Perubahan berlaku',
  declined: 'Usul tidak disetujui',
};

const labelsOf = (rows: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(rows).map(([code, { label }]) => [code, label]));

const ROLE_TEXTS: Readonly<Record<DeskRole, string>> = DESK_ROLE_LABELS;

/** The values before and after a change, by the kind of the record. */
export const VALUE_LABELS: Readonly<Partial<Record<AuditRecordKind, Readonly<Record<string, string>>>>> = {
  order: labelsOf(DESK_ORDER_STATUS_ROWS),
  claim: {
    ...labelsOf(DESK_CLAIM_STATE_ROWS),
    proposed: 'Menunggu orang kedua',
    confirmed: 'Disetujui orang kedua',
    expired: 'Usul kedaluwarsa',
  },
  product: {
    ...SALE_LABELS,
    tariff: 'Usul tarif',
    sale: 'Cara jual',
    waiting: 'Menunggu persetujuan',
    active: 'Berlaku',
    rejected: 'Ditolak',
    ended: 'Dibatalkan',
  },
  staff: { ...ROLE_TEXTS, insurer: 'perusahaan asuransi', inactive: 'Nonaktif' },
};
