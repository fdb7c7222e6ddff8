import { REPAIR_LABELS, type RepairStep } from '@naungan/domain/claim';
import type { ClaimMail, MailedClaim } from './claimant-mail.ts';

const REPAIR_TEXTS: Readonly<Record<RepairStep, (workshop: string) => string>> = {
  received: (workshop) => `Kendaraan Anda sudah diterima di ${workshop}.`,
  estimate: (workshop) => `${workshop} sudah menyusun estimasi biaya perbaikan.`,
  repair: (workshop) => `${workshop} sedang memperbaiki kendaraan Anda.`,
  ready: (workshop) => `Kendaraan Anda sudah selesai diperbaiki dan dapat diambil di ${workshop}.`,
};

export const repairMail = (
  { claimNumber }: MailedClaim,
  step: RepairStep,
  workshop: string,
  note: string,
): ClaimMail => ({
  subject: `Perbaikan kendaraan klaim ${claimNumber}: ${REPAIR_LABELS[step]}`,
  heading: REPAIR_LABELS[step],
  lines: [REPAIR_TEXTS[step](workshop), ...(note === '' ? [] : [`Catatan: ${note}`])],
  label: 'Lihat perbaikan',
});
