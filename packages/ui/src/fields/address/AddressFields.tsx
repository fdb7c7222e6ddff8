import {
  ADDRESS_CASCADE,
  ADDRESS_LABELS,
  type AddressField,
  fieldsBelow,
  REGION_MESSAGES,
  type RegionField,
} from '@naungan/domain/address';
import type { AddressFormInput } from '@naungan/domain/address/form';
import type { ReactNode } from 'react';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { RegionList, RegionLoader } from '../regions/region-query.ts';
import { useRegions } from '../regions/use-regions.ts';
import { addressFieldsMessages } from './messages.ts';
import { useSinglePostalCode } from './use-single-postal-code.ts';

export type AddressFieldsProps = {
  values: AddressFormInput;
  onChange: (patch: Partial<AddressFormInput>) => void;
  /** Messages by field, with `prefix`. */
  errors: FieldMessages;
  /** Path of the address in the draft, with a trailing dot. */
  prefix?: string;
  loadRegions: RegionLoader;
  /**
   * Shown in place of the fields for province and district, for an address whose province and district cannot be
   * changed.
   */
  fixedRegion?: ReactNode;
  /** Label of the street field, for an address that does not belong to a person. */
  streetLabel?: string;
};

/** Returns the options of a list and, as an option, the chosen name: a stored name is displayed while the list loads. */
function regionOptions(list: RegionList, chosenName: string) {
  const names =
    chosenName && !list.options.includes(chosenName) ? [chosenName, ...list.options] : list.options;
  return names.map((name) => ({ value: name, label: name }));
}

/**
 * The fields of an address, from province down to postal code. Each list depends on the name above it. A changed name
 * clears the names below.
 */
export function AddressFields({
  values,
  onChange,
  errors,
  prefix = '',
  loadRegions,
  fixedRegion,
  streetLabel,
}: AddressFieldsProps) {
  const texts = useMessages('AddressFields', addressFieldsMessages);
  const regions = useRegions(loadRegions, values, {
    // 'kabupaten' is the API's name of the level `district`.
    lastFixedLevel: fixedRegion === undefined ? null : 'kabupaten',
  });
  useSinglePostalCode(regions.postalCode, values, onChange);

  function changeField(field: AddressField, value: string) {
    const clearedFields = Object.fromEntries(fieldsBelow(field).map((name) => [name, '']));
    onChange({ ...clearedFields, [field]: value });
  }
  const fieldProps = (name: AddressField) => ({
    id: fieldId(`${prefix}${name}`),
    label: ADDRESS_LABELS[name],
    error: errors[`${prefix}${name}`],
    requirement: 'required' as const,
    value: values[name],
  });
  /**
   * The stored address may contain a name that was removed from the region data. The server rejects such
   * an address, so the field reports the name.
   */
  const outdatedField = ADDRESS_CASCADE.order.find(
    (name) =>
      regions[name].state === 'ready' && values[name] !== '' && !regions[name].options.includes(values[name]),
  );
  const regionProps = (name: RegionField) => {
    const list = regions[name];
    const baseProps = fieldProps(name);
    return {
      ...baseProps,
      error: baseProps.error ?? (name === outdatedField ? REGION_MESSAGES[name] : undefined),
      options: regionOptions(list, values[name]),
      pending: list.state === 'loading',
      disabled: list.state === 'idle' && values[name] === '',
      placeholder:
        list.state === 'idle'
          ? name === 'province'
            ? ''
            : texts[name]
          : texts.choose(ADDRESS_LABELS[name].toLowerCase()),
      onValueChange: (value: string) => changeField(name, value),
    };
  };
  const lists = [
    regions.province,
    regions.district,
    regions.subDistrict,
    regions.urbanVillage,
    regions.postalCode,
  ];

  return (
    <>
      {lists.some(({ state }) => state === 'failed') && (
        <Alert
          tone="warning"
          title={texts.failedTitle}
          action={
            <Button variant="secondary" size="sm" onClick={regions.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      )}
      <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
        {fixedRegion ?? (
          <>
            <Combobox {...regionProps('province')} />
            <Combobox {...regionProps('district')} />
          </>
        )}
        <Combobox {...regionProps('subDistrict')} />
        <Combobox {...regionProps('urbanVillage')} />
        <TextArea
          {...fieldProps('address')}
          label={streetLabel ?? ADDRESS_LABELS.address}
          className="nu:@tablet:col-span-2 nu:[&_textarea]:min-h-20"
          rows={2}
          hint={texts.streetHint}
          autoComplete={streetLabel === undefined ? 'street-address' : 'off'}
          onChange={(event) => changeField('address', event.target.value)}
        />
        <div className="nu:grid nu:grid-cols-2 nu:gap-5">
          <TextField
            {...fieldProps('neighbourhood')}
            inputMode="numeric"
            maxLength={3}
            placeholder="001"
            onChange={(event) => changeField('neighbourhood', event.target.value)}
          />
          <TextField
            {...fieldProps('hamlet')}
            inputMode="numeric"
            maxLength={3}
            placeholder="001"
            onChange={(event) => changeField('hamlet', event.target.value)}
          />
        </div>
        <Combobox {...regionProps('postalCode')} inputMode="numeric" />
      </div>
    </>
  );
}
