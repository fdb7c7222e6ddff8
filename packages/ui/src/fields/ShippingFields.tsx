import type { IsoDate } from '@naungan/domain/dates';
import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import { type FieldMessages, fieldId } from '../flow/step-problems.ts';
import { BreakableText } from '../primitives/breakable-text/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { RadioGroup } from '../primitives/radio-group/index.ts';
import { TextArea } from '../primitives/text-area/index.ts';
import { shippingFieldsMessages } from './messages.ts';
import { StartDateField } from './StartDateField.tsx';

export type ShippingValues = {
  /** The chosen first day of cover, also while it is incomplete; '' for the day of payment. */
  startDate: string;
  printPolicy: boolean;
  customShippingAddress: boolean;
  shippingAddress: string;
};

export type ShippingFieldsProps = {
  values: ShippingValues;
  onChange: (patch: Partial<ShippingValues>) => void;
  errors: FieldMessages;
  /** Path of the fields in the draft, with a trailing dot: 'shipping.'. */
  prefix?: string;
  policyPrintFee: Rupiah;
  /** E-mail addresses that receive the e-policy; empty until one is known. */
  emails: readonly string[];
  /** The word for the person whose address is the default delivery address: 'tertanggung' or 'pemilik'. */
  addressOwner: string;
  /** The default address in one line. */
  address: string;
  today: IsoDate;
};

/**
 * The fields for the first day of cover, the format of the policy (e-policy or printed), and the delivery
 * address.
 */
export function ShippingFields(props: ShippingFieldsProps) {
  const texts = useMessages('ShippingFields', shippingFieldsMessages);
  const {
    values,
    onChange,
    errors,
    prefix = '',
    policyPrintFee,
    emails,
    addressOwner,
    address,
    today,
  } = props;
  const printedHint =
    policyPrintFee > 0 ? texts.printedHint(formatRupiah(policyPrintFee)) : texts.printedFree;
  return (
    <>
      <StartDateField
        id={fieldId(`${prefix}startDate`)}
        // Old stored drafts have no start date.
        value={values.startDate ?? ''}
        error={errors[`${prefix}startDate`]}
        today={today}
        onValueChange={(startDate) => onChange({ startDate })}
      />
      <RadioGroup
        id={fieldId(`${prefix}printPolicy`)}
        label={texts.format}
        orientation="vertical"
        options={[
          {
            value: 'tidak',
            label: texts.digital,
            hint: emails.length > 0 ? <BreakableText text={texts.digitalTo(emails)} /> : texts.digitalHint,
          },
          { value: 'ya', label: texts.printed, hint: printedHint },
        ]}
        value={values.printPolicy ? 'ya' : 'tidak'}
        onValueChange={(value) => onChange({ printPolicy: value === 'ya' })}
      />
      {values.printPolicy && (
        <RadioGroup
          id={fieldId(`${prefix}customShippingAddress`)}
          label={texts.printedAddress}
          orientation="vertical"
          options={[
            { value: 'tidak', label: texts.sameAddress(addressOwner), hint: address },
            { value: 'ya', label: texts.otherAddress },
          ]}
          value={values.customShippingAddress ? 'ya' : 'tidak'}
          onValueChange={(value) => onChange({ customShippingAddress: value === 'ya' })}
        />
      )}
      {values.printPolicy && values.customShippingAddress && (
        <TextArea
          id={fieldId(`${prefix}shippingAddress`)}
          label={texts.address}
          hint={texts.addressHint}
          className="nu:[&_textarea]:uppercase"
          autoComplete="shipping street-address"
          requirement="required"
          value={values.shippingAddress}
          error={errors[`${prefix}shippingAddress`]}
          onChange={(event) => onChange({ shippingAddress: event.target.value })}
        />
      )}
    </>
  );
}
