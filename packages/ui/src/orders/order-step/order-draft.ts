import { type AddressFormInput, EMPTY_ADDRESS } from '@naungan/domain/address/form';
import type { Beneficiary } from '@naungan/domain/beneficiary';
import type { IsoDate } from '@naungan/domain/dates';
import { EMPTY_INSURED } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { AttachmentFiles } from '../../fields/attachment/index.ts';
import type { DeclarationChoices } from '../../fields/declaration/DeclarationFields.tsx';
import type { ShippingValues } from '../../fields/shipping/ShippingFields.tsx';

/** The fields of an order as typed: the phone without 62, nothing upper-cased yet. */
export type OrderValues = InsuredFormInput &
  ShippingValues & {
    timePeriod: number;
    acceptTnc: boolean;
    addresses: AddressFormInput;
  };

/** Everything that must survive a refresh; plain data and files, so that IndexedDB can hold it. */
export type OrderDraft = {
  values: OrderValues;
  /** By code of the document. */
  files: AttachmentFiles;
  sameAsAccount: boolean;
  /** By id of the question. */
  declarations: DeclarationChoices;
  /** Of the lines whose record says `hasBeneficiary`, once the step was touched; the phone without 62. */
  beneficiary?: Beneficiary;
};

/** A new draft; the birth date is that of the search, '' without one. */
export function emptyDraft(birthDate: IsoDate | '' = ''): OrderDraft {
  return {
    values: {
      ...EMPTY_INSURED,
      birthDate,
      timePeriod: 1,
      acceptTnc: false,
      addresses: EMPTY_ADDRESS,
      printPolicy: false,
      customShippingAddress: false,
      shippingAddress: '',
    },
    files: {},
    sameAsAccount: false,
    declarations: {},
  };
}
