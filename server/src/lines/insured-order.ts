import { ageOn, formatDate, type IsoDate } from '@naungan/domain/dates';
import { possibleDocuments } from '@naungan/domain/identity';
import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';
import type { InsuredDetails } from '@naungan/domain/order/record';
import { formatPhone } from '@naungan/domain/phone';
import { addressLines, addressText } from './address.ts';
import type { AgeCheck, DeskRow, SimulatorInput } from './line.ts';

type Details = { details: InsuredDetails };

/** Returns the age of the insured person on a day, with the limits of the product; null without a date of birth. */
export function insuredAge(
  { insured: { birthDate } }: InsuredDetails,
  { minAge, maxAge }: Pick<AgeCheck, 'minAge' | 'maxAge'>,
  day: IsoDate,
): AgeCheck | null {
  if (birthDate === null) return null;
  return { subject: 'Usia tertanggung', age: ageOn(birthDate, day), minAge, maxAge };
}

/** Fields of `ServerLine` that are equal for every line whose orders name an insured person with an address. */
export const INSURED_ORDER = {
  possibleDocuments,
  insuredName: ({ details }: Details) => details.insured.fullname,
  insuredEmail: ({ details }: Details) => details.insured.emailAddress,
  mailingAddress: ({ details }: Details) => addressLines(details.addresses),
  invoiceRows({ details: { insured, addresses } }: Details) {
    return [
      { title: 'Nama Tertanggung', value: insured.fullname },
      ...(insured.birthDate ? [{ title: 'Tanggal Lahir', value: formatDate(insured.birthDate) }] : []),
      { title: 'Nomor telepon', value: formatPhone(insured.phoneNumber) },
      { title: 'Email', value: insured.emailAddress },
      { title: 'Alamat', value: addressText(addresses) },
    ];
  },
  simulatorInput: ({ details }: Details): SimulatorInput => ({
    birthplace: details.insured.placeOfbirth ?? '',
  }),
  deskRows({ insured }: Pick<PersonOrderDetail, 'insured'>): DeskRow[] {
    const { fullname, gender, birthDate, placeOfbirth } = insured;
    const birth = birthDate ? `, born ${birthDate} in ${placeOfbirth}` : '';
    return [
      ['Insured', `${fullname}, ${gender}${birth}`],
      ['Identity', `${insured.identiyType} ${insured.identityNumber}`],
      ['Contact', `${formatPhone(insured.phoneNumber)}, ${insured.emailAddress}`],
      ['Address', Object.values(insured.addresses).join(', ')],
    ];
  },
} as const;
