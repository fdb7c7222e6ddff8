import { BENEFICIARY_LABELS, type Beneficiary, beneficiaryRows } from '@naungan/domain/beneficiary';
import { formatPhone } from '@naungan/domain/phone';
import type { Description } from '../../primitives/description-list/index.ts';

/** Returns the beneficiaries, the primary one first, then the primary beneficiary's contact data, and the remarks. */
export function beneficiaryItems(beneficiary: Beneficiary): Description[] {
  const { email, phone, description } = beneficiary;
  return [
    ...beneficiaryRows(beneficiary).map(({ title, fullName, relationship }) => ({
      title,
      value: `${fullName}, ${relationship}`,
    })),
    { title: BENEFICIARY_LABELS.email, value: email },
    { title: BENEFICIARY_LABELS.phone, value: formatPhone(phone) },
    ...(description === '' ? [] : [{ title: BENEFICIARY_LABELS.description, value: description }]),
  ];
}
