import { beneficiaryRows } from '@naungan/domain/beneficiary';
import type { DetailsOf } from '@naungan/domain/lines';
import type { Fact } from '../../core/module.ts';

/** Who receives the benefit, and how to reach them. */
export function beneficiaryFacts({ beneficiary }: DetailsOf<'kecelakaandiri'>): Fact[] {
  const { email, phone, description } = beneficiary;
  const note: Fact[] = description === '' ? [] : [{ title: 'Keterangan', value: description, wide: true }];
  return [
    ...beneficiaryRows(beneficiary).map(({ title, fullName, relationship }) => ({
      title,
      value: `${fullName} (${relationship})`,
    })),
    { title: 'Nomor Telepon Penerima Manfaat', value: `+${phone}` },
    { title: 'Email Penerima Manfaat', value: email },
    ...note,
  ];
}
