import { ADDRESS_LABELS, addressFromProfile } from '@naungan/domain/address';
import { type AddressFormInput, addressForm } from '@naungan/domain/address/form';
import type { StepBodyProps, StepPage } from '../../flow/step-page/step-page.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AddressLines } from '../../records/address-lines/AddressLines.tsx';
import { addressLines } from '../../records/address-lines/address-lines.ts';
import { LazyAddressFields } from './LazyAddressFields.tsx';
import { addressFieldsMessages } from './messages.ts';

type Slices = { addresses: AddressFormInput };

function AddressBody({ member, draft, errors, changeSlices, loadRegions }: StepBodyProps<object, Slices>) {
  const texts = useMessages('AddressFields', addressFieldsMessages);
  const accountAddress = member && addressFromProfile(member);
  return (
    <>
      {accountAddress && accountAddress.province !== '' && (
        <Button
          variant="secondary"
          size="sm"
          className="nu:self-start"
          onClick={() => changeSlices(() => ({ addresses: accountAddress }))}
        >
          {texts.accountAddress}
        </Button>
      )}
      <LazyAddressFields
        values={draft.slices.addresses}
        onChange={(patch) => changeSlices(({ addresses }) => ({ addresses: { ...addresses, ...patch } }))}
        errors={errors}
        prefix="addresses."
        loadRegions={loadRegions}
      />
    </>
  );
}

/** Step for the address of the insured. */
export const addressPage: StepPage<object, Slices> = {
  label: (field) => Object.entries(ADDRESS_LABELS).find(([name]) => name === field)?.[1],
  Body: AddressBody,
  Summary: ({ draft: { slices } }) => {
    // The form's schema normalizes valid texts; invalid texts are displayed as typed.
    const { data = slices.addresses } = addressForm().safeParse(slices.addresses);
    return (
      <address className="nu:not-italic">
        <AddressLines lines={addressLines(data)} />
      </address>
    );
  },
};
