import type { AddressFormInput } from '@naungan/domain/address/form';
import type { Beneficiary } from '@naungan/domain/beneficiary';
import type { IsoDate } from '@naungan/domain/dates';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { DeclarationChoices } from '../../fields/declaration/DeclarationFields.tsx';
import type { ShippingValues } from '../../fields/ShippingFields.tsx';

/** An order's draft in the format without slices: a flat object with the fields of all steps. */
export type FormerOrderDraft = {
  values: InsuredFormInput & ShippingValues & { acceptTnc: boolean; addresses: AddressFormInput };
  sameAsAccount: boolean;
  declarations: DeclarationChoices;
  beneficiary?: Beneficiary;
  /** The searched birth date. */
  searched?: IsoDate | undefined;
};

/** A revision's draft in the format without `slices`: an object with the requested slices. */
export type FormerRevisionDraft = {
  insured: InsuredFormInput;
  addresses: AddressFormInput;
  beneficiary?: Beneficiary;
};

export function formerRevisionSlices({ insured, addresses, beneficiary }: FormerRevisionDraft) {
  return { insured, addresses, ...(beneficiary && { beneficiary }) };
}
