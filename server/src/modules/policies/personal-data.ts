import { formatDate } from '@naungan/domain/dates';
import { lineLabel } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { ensureCertificate } from './certificate/file.ts';
import { allPoliciesOf } from './repository.ts';

export const policyData: PersonalData = {
  async copy(db, _deps, member) {
    const policies = await allPoliciesOf(db, member.id);
    const facts = policies.map(({ policyNumber, productType, startDate, endDate }) => ({
      title: policyNumber,
      value: `${lineLabel(productType)}, ${formatDate(startDate)} s.d. ${formatDate(endDate)}`,
    }));
    return {
      data: { policies: policies.map(({ userId: _, certificateKey: _key, ...policy }) => policy) },
      chapters: [{ title: 'Polis', facts }],
    };
  },
  async retainedRecords(db, userId) {
    const { length } = await allPoliciesOf(db, userId);
    if (length === 0) return [];
    return [
      {
        recordNames: `${length} polis beserta sertifikatnya`,
        reason:
          'Polis tetap berlaku setelah akun dihapus. Untuk klaim, hubungi kami dengan nomor polis Anda.',
        adviceBefore: 'Simpan sertifikatnya sebelum menghapus akun.',
        period: 'Selama polis berjalan dan sekurang-kurangnya 5 tahun sesudahnya',
      },
    ];
  },
  // Certificates are made before the account is erased: later they would lack the policyholder's name.
  async prepareDeletion(deps, userId) {
    for (const { id } of await allPoliciesOf(deps.db, userId)) await ensureCertificate(deps, id);
  },
};
