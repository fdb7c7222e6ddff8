import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';

/** Returns the address of the insured without empty lines. */
export function insuredAddress({ insured }: Pick<PersonOrderDetail, 'insured'>): string[] {
  const { addr1, addr2, addr3 } = insured.addresses;
  return [addr1, addr2, addr3].filter(Boolean);
}
