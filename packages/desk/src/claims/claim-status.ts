import type { ClaimState } from '@naungan/domain/status';
import type { BadgeTone } from '@naungan/ui/primitives/badge';

/** States of a claim as the desk sees them. The customer's labels join several states. */
export const DESK_CLAIM_STATE: Readonly<
  Record<ClaimState, { label: string; tone: BadgeTone; isWaiting: boolean }>
> = {
  pending: { label: 'Baru', tone: 'info', isWaiting: true },
  review: { label: 'Diperiksa', tone: 'info', isWaiting: true },
  incomplete: { label: 'Menunggu berkas', tone: 'neutral', isWaiting: false },
  approved: { label: 'Menunggu surat', tone: 'neutral', isWaiting: false },
  rejected: { label: 'Ditolak', tone: 'danger', isWaiting: false },
  appealed: { label: 'Banding', tone: 'warning', isWaiting: true },
  agreed: { label: 'Siap dibayar', tone: 'warning', isWaiting: true },
  payment: { label: 'Dibayar', tone: 'success', isWaiting: false },
  finish: { label: 'Selesai', tone: 'success', isWaiting: false },
  closed: { label: 'Ditutup', tone: 'neutral', isWaiting: false },
  withdrawn: { label: 'Ditarik nasabah', tone: 'neutral', isWaiting: false },
};
