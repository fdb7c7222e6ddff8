import type { DeskOrderJournal } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { actorName } from '../../parts/actor-name.ts';
import type { HistoryEntry } from '../../parts/History.tsx';
import { DESK_INVOICE_STATUS } from '../invoice-status.ts';

type Entry = DeskOrderJournal['entries'][number];
/** The names of persons by the actor of a journal entry. */
type ActorNames = ReadonlyMap<string, string>;

const SUBJECTS: Readonly<Record<Entry['subject'], string>> = {
  order: 'Pesanan',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  policy: 'Polis',
  claim: 'Klaim',
};

type Labels = Readonly<Record<string, string>>;
const labelsOf = (rows: Readonly<Record<string, { label: string }>>): Labels =>
  Object.fromEntries(Object.entries(rows).map(([status, { label }]) => [status, label]));
const PAYMENT_LABELS: Labels = {
  creating: 'Dibuat',
  pending: 'Menunggu pembayaran',
  challenge: 'Diperiksa',
  settlement: 'Dibayar',
  expire: 'Kedaluwarsa',
  cancel: 'Batal',
  deny: 'Ditolak',
  failure: 'Gagal',
  refund: 'Dikembalikan',
  reversal: 'Dibatalkan bank',
};
const LABELS: Readonly<Record<Entry['subject'], Labels>> = {
  order: labelsOf(DESK_ORDER_STATUS_ROWS),
  invoice: labelsOf(DESK_INVOICE_STATUS),
  payment: PAYMENT_LABELS,
  policy: { active: 'Terbit', void: 'Batal' },
  claim: {},
};
/** The reasons that the server writes, and how the desk shows them; other reasons were written by persons. */
const SERVER_REASONS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^(?:order|payment) \S+$/, ''],
  [
    /^(?:corrected: )?printed policy sent by (.+), ([^,]+), on (\S+)$/,
    'Polis cetak dikirim lewat $1, resi $2, tanggal $3',
  ],
  [/^printed policy received on (\S+)$/, 'Polis cetak diterima tanggal $1'],
  [/^surplus: .*/, 'Kelebihan bayar'],
  [/^the money of payment .*/, 'Dana kembali ke pelanggan'],
  [/^part of the money went back$/, 'Sebagian dana kembali ke pelanggan'],
  [/^rejected: the gateway reports .*/, 'Jumlah di gerbang pembayaran berbeda'],
];

function reasonText({ reason }: Entry): string | null {
  const found = SERVER_REASONS.find(([pattern]) => pattern.test(reason ?? ''));
  const text = found ? reason?.replace(...found) : reason;
  return text || null;
}

const statusLabel = (subject: Entry['subject'], status: string): string => LABELS[subject][status] ?? status;

/** Returns 'Pesanan Baru → Disetujui', or only the record if its status stayed. */
function changeText({ subject, from, to }: Entry): string {
  if (from === to) return SUBJECTS[subject];
  return [SUBJECTS[subject], from && `${statusLabel(subject, from)} →`, statusLabel(subject, to)]
    .filter(Boolean)
    .join(' ');
}

/** Returns the history of an order with its invoice, payments and policy, the newest entry first; `names` of actors. */
export const orderHistory = (entries: readonly Entry[], names: ActorNames): HistoryEntry[] =>
  entries.toReversed().map((entry) => ({
    at: entry.at,
    text: changeText(entry),
    actor: names.get(entry.actor) ?? actorName(entry.actor),
    reason: reasonText(entry),
  }));

/** Returns one line per entry after the first `knownCount` entries: what changed since the order was opened. */
export const changesSince = (entries: readonly Entry[], knownCount: number): string[] =>
  entries
    .slice(knownCount)
    .map((entry) =>
      [
        `${changeText(entry)}, ${actorName(entry.actor)}, ${formatDateTime(entry.at)}`,
        reasonText(entry) && `Alasan: ${reasonText(entry)}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
