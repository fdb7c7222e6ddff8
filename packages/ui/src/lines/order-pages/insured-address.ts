import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';

/** The address of the insured, without the lines that are empty. */
export function insuredAddress({ insured }: Pick<PersonOrderDetail, 'insured'>): string[] {
  const { addr1, addr2, addr3 } = insured.addresses;
  return [addr1, addr2, addr3].filter(Boolean);
}
