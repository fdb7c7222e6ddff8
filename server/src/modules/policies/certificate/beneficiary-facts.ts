import { beneficiaryRows } from '@naungan/domain/beneficiary';
import type { Fact } from '../../../pdf/sheet.ts';
import type { OrderRecord } from '../../orders/record.ts';

/** Who receives the benefit, and how to reach them; none in lines without. */
export function beneficiaryFacts(beneficiary: OrderRecord['beneficiary']): Fact[] {
  if (!beneficiary) return [];
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
