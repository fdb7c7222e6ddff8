import type { AddressFormInput } from '@naungan/domain/address/form';
import type { Beneficiary } from '@naungan/domain/beneficiary';
import type { IsoDate } from '@naungan/domain/dates';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { DeclarationChoices } from '../../fields/declaration/DeclarationFields.tsx';
import type { ShippingValues } from '../../fields/ShippingFields.tsx';

/** An order's draft as browsers stored it before drafts had slices: the fields of all steps side by side. */
export type FormerOrderDraft = {
  values: InsuredFormInput & ShippingValues & { acceptTnc: boolean; addresses: AddressFormInput };
  sameAsAccount: boolean;
  declarations: DeclarationChoices;
  beneficiary?: Beneficiary;
  /** The birth date that was searched for. */
  searched?: IsoDate | undefined;
};

/** A revision's draft of that time: the slices that it asked for side by side. */
export type FormerRevisionDraft = {
  insured: InsuredFormInput;
  addresses: AddressFormInput;
  beneficiary?: Beneficiary;
};

export function formerRevisionSlices({ insured, addresses, beneficiary }: FormerRevisionDraft) {
  return { insured, addresses, ...(beneficiary && { beneficiary }) };
}
