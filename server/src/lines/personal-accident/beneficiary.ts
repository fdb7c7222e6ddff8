import { beneficiaryRows } from '@naungan/domain/beneficiary';
import type { DetailsOf } from '@naungan/domain/lines';
import { formatPhone } from '@naungan/domain/phone';
import type { Fact } from '../../core/module.ts';
import type { DeskRow } from '../line.ts';

type WithBeneficiary = Pick<DetailsOf<'kecelakaandiri'>, 'beneficiary'>;

/** Returns the beneficiaries, and the contact data of the primary beneficiary. */
export function beneficiaryFacts({ beneficiary }: WithBeneficiary): Fact[] {
  const { email, phone, description } = beneficiary;
  const note: Fact[] = description === '' ? [] : [{ title: 'Keterangan', value: description, wide: true }];
  return [
    ...beneficiaryRows(beneficiary).map(({ title, fullName, relationship }) => ({
      title,
      value: `${fullName} (${relationship})`,
    })),
    { title: 'Nomor Telepon Penerima Manfaat', value: formatPhone(phone) },
    { title: 'Email Penerima Manfaat', value: email },
    ...note,
  ];
}

/** Returns the beneficiaries as short rows of the desk's sheet. */
export function beneficiaryDeskRows({ beneficiary }: WithBeneficiary): DeskRow[] {
  const { phone, email, description } = beneficiary;
  return [
    ...beneficiaryRows(beneficiary).map(
      ({ title, fullName, relationship }): DeskRow => ['Benefits', `${fullName}, ${relationship} (${title})`],
    ),
    ['', [formatPhone(phone), email, description].filter(Boolean).join(', ')],
  ];
}
