import { formatLongDate } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { formatPhone } from '@naungan/domain/phone';
import type { Description } from '../../primitives/description-list/index.ts';

type Options = readonly { readonly value: string; readonly label: string }[];

export type Person = {
  fullname: string;
  citizen: string;
  gender: string;
  emailAddress: string;
  birthDate: string | null;
  placeOfbirth: string | null;
  /** As stored: '62812…'. */
  phoneNumber: string;
  identiyType: string;
  identityNumber: string;
};

const labelOf = (options: Options, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns a person as titles and values; omits place and date of birth if both are empty. */
export function personItems(person: Person): Description[] {
  const birth = [person.placeOfbirth, person.birthDate && formatLongDate(person.birthDate)].filter(Boolean);
  return [
    { title: 'Nama Lengkap', value: person.fullname },
    { title: labelOf(IDENTITY_TYPES, person.identiyType), value: person.identityNumber },
    ...(birth.length > 0 ? [{ title: 'Tempat, Tanggal Lahir', value: birth.join(', ') }] : []),
    { title: 'Jenis Kelamin', value: labelOf(GENDERS, person.gender) },
    { title: 'Warga Negara', value: labelOf(CITIZENS, person.citizen) },
    { title: 'Nomor telepon', value: formatPhone(person.phoneNumber) },
    { title: 'Email', value: person.emailAddress },
  ];
}
