import type { AddressFormInput } from '@naungan/domain/address/form';
import type { Beneficiary } from '@naungan/domain/beneficiary';
import type { IsoDate } from '@naungan/domain/dates';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { CustomerAnswers } from '../../fields/declaration/DeclarationFields.tsx';
import type { ShippingValues } from '../../fields/ShippingFields.tsx';

/**
 * The draft of an order in the format that was stored before drafts had slices: a flat object with the fields
 * of all steps.
 */
export type FlatOrderDraft = {
  values: InsuredFormInput & ShippingValues & { acceptTnc: boolean; addresses: AddressFormInput };
  sameAsAccount: boolean;
  declarations: CustomerAnswers;
  beneficiary?: Beneficiary;
  /** The searched birth date. */
  searched?: IsoDate | undefined;
};
