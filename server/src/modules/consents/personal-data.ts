import { formatDate } from '@naungan/domain/dates';
import { moment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { removeConsents } from './repository.ts';
import { type Consent, listConsents } from './service.ts';

const LABELS: Record<string, string> = {
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
  marketing: 'Penawaran dari kami',
};

function stateOf({ givenAt, withdrawnAt }: Consent): string {
  if (withdrawnAt) return `Ditarik ${moment(withdrawnAt)}`;
  return givenAt ? `Diberikan ${moment(givenAt)}` : 'Tidak diberikan';
}

/** What was agreed to stays with the records that rest on it, and goes when there are none. */
export const consentData: PersonalData = {
  async copy(db, _deps, member) {
    const consents = await listConsents(db, member.id);
    const facts = consents.map((consent) => ({
      title: `${LABELS[consent.kind] ?? consent.kind} (${formatDate(consent.version)})`,
      value: stateOf(consent),
    }));
    return { data: { consents }, chapters: [{ title: 'Persetujuan', facts }] };
  },
  removed: async (_db, _userId, keepsRecords) => (keepsRecords ? [] : ['Catatan persetujuan Anda']),
  async erase(tx, { userId, keepsRecords }) {
    if (!keepsRecords) await removeConsents(tx, userId);
  },
};
