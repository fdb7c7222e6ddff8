import type { AuditEvent, ListedAuditEntry } from '@naungan/api/desk-audit';
import { formatDateTime } from '@naungan/domain/dates';
import { CONTENT_LABELS } from '../content/content-facts.ts';
import { QUEUE_LABELS } from '../queues/queue-labels.ts';
import { rowHref } from '../queues/row-href.ts';
import { routeHref } from '../routing/route.ts';
import {
  ACTOR_ROLE_LABELS,
  EVENT_LABELS,
  OUTCOME_LABELS,
  REASON_TEXTS,
  RECORD_LABELS,
  VALUE_LABELS,
} from './audit-labels.ts';
import { isRecordId } from './audit-query.ts';
import { operationLabel } from './operation-labels.ts';

const textIn = (texts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;

/** Returns the words of a text of the log that are not ids, each with its label. */
const wordsOf = (text: string, labels: Readonly<Record<string, string>>): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && !isRecordId(word))
    .map((word) => textIn(labels, word) ?? word);

/** Returns the actor's name, or 'Pengunjung', 'Sistem', 'Akun yang dihapus'. */
export function actorText({
  actorName,
  actorId,
  actorRole,
}: Pick<ListedAuditEntry, 'actorName' | 'actorId' | 'actorRole'>): string {
  if (actorName !== null) return actorName;
  return actorId === null ? (textIn(ACTOR_ROLE_LABELS, actorRole) ?? actorRole) : 'Akun yang dihapus';
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what was done: 'Menyetujui pesanan'. An operation of another version of the server has the label of its event. */
export const actionText = ({ operation, event }: { operation: string | null; event: AuditEvent }): string =>
  capitalized(operationLabel(operation) ?? EVENT_LABELS[event]);

/** Returns the record: text, and the address of its page or null. Null for an entry about no record. */
export function recordOf({
  record,
  subjectType,
  subjectId,
}: Pick<ListedAuditEntry, 'record' | 'subjectType' | 'subjectId'>): {
  kind: string;
  text: string;
  href: string | null;
} | null {
  if (record) {
    const { kind, id, number, name } = record;
    return { kind: RECORD_LABELS[kind], text: number || name, href: recordHref(kind, id) };
  }
  if (subjectType === null || subjectId === null) return null;
  const contentLabel = textIn(CONTENT_LABELS, subjectType);
  if (contentLabel)
    return { kind: contentLabel, text: subjectId, href: routeHref(`/content/${subjectType}/${subjectId}`) };
  if (subjectType === 'queue')
    return { kind: 'Antrean', text: textIn(QUEUE_LABELS, subjectId) ?? subjectId, href: null };
  if (subjectType === 'partner') return { kind: 'Mitra', text: subjectId, href: null };
  return null;
}

function recordHref(kind: NonNullable<ListedAuditEntry['record']>['kind'], id: string): string | null {
  switch (kind) {
    case 'product':
      return routeHref(`/products/${id}`);
    case 'member':
      return routeHref(`/members/${id}`);
    case 'staff':
      return routeHref('/audit', { actor: id });
    case 'invoice':
      return null;
    default:
      return rowHref({ subject: kind, id, orderId: null });
  }
}

/** Returns 'Baru → Disetujui', 'Nonaktif' without a value before, 'Kepada Ayu' for a task, or null without a change. */
export function changeText({
  record,
  receiverName,
  from,
  to,
}: Pick<ListedAuditEntry, 'record' | 'receiverName' | 'from' | 'to'>): string | null {
  if (to === null) return null;
  if (to.startsWith('person:')) return `Kepada ${receiverName ?? 'akun yang dihapus'}`;
  const labels = (record && VALUE_LABELS[record.kind]) ?? {};
  const text = (value: string) => wordsOf(value, labels).join(', ') || 'Tanpa peran';
  return from === null ? text(to) : `${text(from)} → ${text(to)}`;
}

/** Returns the reason in words; null without a reason, and for a reason that only names a record by its id. */
export function reasonText({ reason }: Pick<ListedAuditEntry, 'reason'>): string | null {
  if (reason === null || reason.split(' ').some((word) => isRecordId(word))) return null;
  return wordsOf(reason, REASON_TEXTS).join(', ');
}

/** Returns 'Ditolak' or 'Gagal'; null for a success. */
export const outcomeText = ({ outcome }: Pick<ListedAuditEntry, 'outcome'>): string | null =>
  outcome === 'success' ? null : OUTCOME_LABELS[outcome];

/** Returns the entry as one sentence, for screen readers. */
export function entrySentence(entry: ListedAuditEntry): string {
  const record = recordOf(entry);
  return [
    `${actorText(entry)}: ${actionText(entry)}`,
    outcomeText(entry),
    record && `${record.kind} ${record.text}`.trim(),
    changeText(entry),
    reasonText(entry),
    formatDateTime(entry.at),
  ]
    .filter(Boolean)
    .join(', ');
}
