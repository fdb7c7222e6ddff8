import type { PlanChange, PlanChangeStatus } from '@naungan/api/desk-catalogue';
import { formatDate } from '@naungan/domain/dates';
import { SALE_LABELS, type Sale } from '@naungan/domain/tariff-change';
import type { BadgeProps } from '@naungan/ui/primitives/badge';

type Tone = NonNullable<BadgeProps['tone']>;

export const SALE_TONES: Readonly<Record<Sale, Tone>> = {
  online: 'success',
  offline: 'info',
  hidden: 'neutral',
};

export const CHANGE_STATUS: Readonly<Record<PlanChangeStatus, { label: string; tone: Tone }>> = {
  waiting: { label: 'Menunggu persetujuan', tone: 'warning' },
  planned: { label: 'Akan berlaku', tone: 'info' },
  running: { label: 'Berlaku', tone: 'success' },
  over: { label: 'Sudah lewat', tone: 'neutral' },
  ended: { label: 'Dibatalkan', tone: 'neutral' },
  rejected: { label: 'Ditolak', tone: 'neutral' },
};

/** Returns 'mulai 01/12/2026' or '01/12/2026 sampai 10/12/2026'. */
export const periodText = ({
  validFrom,
  validUntil,
}: Pick<PlanChange, 'validFrom' | 'validUntil'>): string =>
  validUntil === null || validUntil < validFrom
    ? `mulai ${formatDate(validFrom)}`
    : `${formatDate(validFrom)} sampai ${formatDate(validUntil)}`;

/** Returns what a change does: 'Tarif baru' or 'Lewat konsultan'. */
export const changeTitle = ({ kind, sale }: Pick<PlanChange, 'kind' | 'sale'>): string =>
  kind === 'tariff' || sale === null ? 'Tarif baru' : SALE_LABELS[sale];

/** Returns the people and reasons of a change, oldest first. */
export function changeLines(change: PlanChange): { at: string; text: string; reason: string | null }[] {
  const { kind, proposedBy, proposedAt, reason, decidedBy, decidedAt, endedBy, endedAt } = change;
  const isRefused = change.status === 'rejected';
  const isOwn = decidedBy?.id === proposedBy.id;
  const decision = isRefused ? (isOwn ? 'Ditarik' : 'Ditolak') : 'Disetujui';
  return [
    {
      at: proposedAt,
      text: `${kind === 'tariff' ? 'Diusulkan' : 'Diubah'} ${proposedBy.fullName}`,
      reason,
    },
    ...(decidedBy && decidedAt
      ? [{ at: decidedAt, text: `${decision} ${decidedBy.fullName}`, reason: change.decisionReason }]
      : []),
    ...(endedBy && endedAt
      ? [{ at: endedAt, text: `Dibatalkan ${endedBy.fullName}`, reason: change.endReason }]
      : []),
  ];
}
