import { formatDate } from '@naungan/domain/dates';
import { formatMoment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { removeConsents } from './repository.ts';
import { type Consent, listConsents } from './service.ts';

const LABELS: Record<string, string> = {
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
  marketing: 'Penawaran dari kami',
};

function consentText({ givenAt, withdrawnAt }: Consent): string {
  if (withdrawnAt) return `Ditarik ${formatMoment(withdrawnAt)}`;
  return givenAt ? `Diberikan ${formatMoment(givenAt)}` : 'Tidak diberikan';
}

/** The consents are deleted with the account, unless records that depend on the consents are retained. */
export const consentData: PersonalData = {
  async copy(db, _deps, member) {
    const consents = await listConsents(db, member.id);
    const facts = consents.map((consent) => ({
      title: `${LABELS[consent.kind] ?? consent.kind} (${formatDate(consent.version)})`,
      value: consentText(consent),
    }));
    return { data: { consents }, chapters: [{ title: 'Persetujuan', facts }] };
  },
  describeRemovedRecords: async (_db, _userId, retainsRecords) =>
    retainsRecords ? [] : ['Catatan persetujuan Anda'],
  async erase(tx, { userId, retainsRecords }) {
    if (!retainsRecords) await removeConsents(tx, userId);
  },
};
