import type { AddressFormInput } from '@naungan/domain/address/form';
import { useEffect, useEffectEvent } from 'react';
import type { RegionList } from '../regions/index.ts';

/** A village with one postal code leaves nothing to choose. */
export function useOnlyPostalCode(
  list: RegionList,
  { urbanVillage, postalCode }: Pick<AddressFormInput, 'urbanVillage' | 'postalCode'>,
  onChange: (patch: { postalCode: string }) => void,
): void {
  const only = list.state === 'ready' && list.options.length === 1 ? list.options[0] : undefined;
  const choose = useEffectEvent((code: string) => onChange({ postalCode: code }));

  useEffect(() => {
    if (only && urbanVillage !== '' && postalCode === '') choose(only);
  }, [only, urbanVillage, postalCode]);
}
