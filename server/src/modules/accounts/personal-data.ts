import type { Member } from '@naungan/domain/member/record';
import { formatPhone } from '@naungan/domain/phone';
import { PROFILE_LABELS } from '@naungan/domain/profile';
import { EMPTY_VALUE_TEXT, groupFacts } from '../../core/data-copy.ts';
import type { DataChapter, PersonalData } from '../../core/module.ts';
import { eraseMember } from './erase.ts';

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
  copy: async (_db, _deps, member) => ({ data: { member }, chapters: chaptersOf(member) }),
  describeRemovedRecords: async () => [
    'Nama, email, nomor HP, password, dan hubungan dengan akun Google',
    'Alamat, rekening, dan data profil',
    'Sesi di semua perangkat, permintaan konsultasi, dan salinan email yang kami kirim',
  ],
  erase: (tx, { userId, now }) => eraseMember(tx, userId, now),
};
