import type { DeskOrderJournal } from '@naungan/api/desk';
import { formatDateTime } from '@naungan/domain/dates';
import { DESK_ORDER_STATUS_ROWS } from '@naungan/domain/desk-status';
import { actorName } from '../../parts/actor-name.ts';
import type { HistoryEntry } from '../../parts/History.tsx';
import { DESK_INVOICE_STATUS } from '../invoice-status.ts';

type Entry = DeskOrderJournal['entries'][number];

const SUBJECTS: Readonly<Record<Entry['subject'], string>> = {
  order: 'Pesanan',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  policy: 'Polis',
  claim: 'Klaim',
};

const POLICY_LABELS: Readonly<Record<string, string>> = { active: 'Terbit', void: 'Batal' };

function statusLabel(subject: Entry['subject'], status: string): string {
  const rows: Readonly<Record<string, { label: string }>> =
    subject === 'order' ? DESK_ORDER_STATUS_ROWS : subject === 'invoice' ? DESK_INVOICE_STATUS : {};
  const label = subject === 'policy' ? POLICY_LABELS[status] : rows[status]?.label;
  return label ?? status;
}

const changeText = ({ subject, from, to }: Entry): string =>
  [SUBJECTS[subject], from && `${statusLabel(subject, from)} →`, statusLabel(subject, to)]
    .filter(Boolean)
    .join(' ');

/** Returns the history of an order with its invoice, payments and policy, the newest entry first. */
export const orderHistory = (entries: readonly Entry[]): HistoryEntry[] =>
  entries.toReversed().map((entry) => ({
    at: entry.at,
    text: changeText(entry),
    actor: actorName(entry.actor),
    reason: entry.reason,
  }));

/** Returns one line per entry after the first `knownCount` entries: what changed since the order was opened. */
export const changesSince = (entries: readonly Entry[], knownCount: number): string[] =>
  entries
    .slice(knownCount)
    .map((entry) =>
      [
        `${changeText(entry)}, ${actorName(entry.actor)}, ${formatDateTime(entry.at)}`,
        entry.reason && `Alasan: ${entry.reason}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
