import { formatDate } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { optionLabel } from '@naungan/domain/lists';
import type { InsuredDetails } from '@naungan/domain/order/record';
import { formatPhone } from '@naungan/domain/phone';
import type { Fact } from '../core/module.ts';
import { addressText } from './address.ts';

type OrderWithInsured = { details: InsuredDetails };

function insuredFacts({ details: { insured, addresses } }: OrderWithInsured): Fact[] {
  const birth = [insured.placeOfbirth, insured.birthDate && formatDate(insured.birthDate)]
    .filter(Boolean)
    .join(', ');
  return [
    { title: 'Nama', value: insured.fullname },
    ...(birth ? [{ title: 'Tempat, Tanggal Lahir', value: birth }] : []),
    { title: optionLabel(IDENTITY_TYPES, insured.identiyType), value: insured.identityNumber },
    { title: 'Jenis Kelamin', value: optionLabel(GENDERS, insured.gender) },
    { title: 'Warga Negara', value: optionLabel(CITIZENS, insured.citizen) },
    { title: 'Nomor telepon', value: formatPhone(insured.phoneNumber) },
    { title: 'Alamat', value: addressText(addresses), wide: true },
  ];
}

/** Returns the section of a certificate about the insured person. */
export const insuredSection = (order: OrderWithInsured) => ({
  title: 'Tertanggung',
  facts: insuredFacts(order),
});
