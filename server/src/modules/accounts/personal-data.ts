import type { Member } from '@naungan/domain/member/record';
import { formatPhone } from '@naungan/domain/phone';
import { PROFILE_LABELS } from '@naungan/domain/profile';
import { EMPTY_VALUE_TEXT, formatMoment, groupFacts } from '../../core/data-copy.ts';
import type { DataChapter, PersonalData } from '../../core/module.ts';
import { eraseMember } from './erase.ts';
import { passkeysOf } from './passkeys-repository.ts';

const LABELS: Record<string, string> = PROFILE_LABELS;
const labelOf = (group: string) => (key: string) => LABELS[`${group}.${key}`] ?? key;

const chaptersOf = (member: Member): DataChapter[] => [
  {
    title: 'Akun',
    facts: [
      { title: 'Nama Lengkap', value: member.fullName },
      { title: 'Email', value: member.email },
      { title: 'Nomor telepon', value: formatPhone(member.phone_number) || EMPTY_VALUE_TEXT },
      { title: 'Email terverifikasi', value: member.emailVerified ? 'Ya' : 'Belum' },
    ],
  },
  { title: 'Data Diri', facts: groupFacts(member.profile, labelOf('profile')) },
  { title: 'Alamat', facts: groupFacts(member.addreses, labelOf('addreses')) },
  { title: 'Rekening', facts: groupFacts(member.account, labelOf('account')) },
];

export const accountData: PersonalData = {
  async copy(db, _deps, member) {
    const rows = await passkeysOf(db, member.id);
    const passkeys = rows.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
    const facts = passkeys.map(({ name, createdAt }) => ({
      title: name,
      value: `Ditambahkan ${formatMoment(createdAt)}`,
    }));
    return { data: { member, passkeys }, chapters: [...chaptersOf(member), { title: 'Passkey', facts }] };
  },
  describeRemovedRecords: async () => [
    'Nama, email, nomor HP, password, passkey, dan hubungan dengan akun Google',
    'Alamat, rekening, dan data profil',
    'Sesi di semua perangkat, permintaan konsultasi, dan salinan email yang kami kirim',
  ],
  erase: (tx, { userId, now }) => eraseMember(tx, userId, now),
};
