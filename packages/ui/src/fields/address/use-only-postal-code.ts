import type { AddressFormInput } from '@naungan/domain/address/form';
import { useEffect, useEffectEvent } from 'react';
import type { RegionList } from '../regions/index.ts';

/** Chooses the postal code of a village that has only one. */
export function useOnlyPostalCode(
  list: RegionList,
  { urbanVillage, postalCode }: Pick<AddressFormInput, 'urbanVillage' | 'postalCode'>,
  onChange: (patch: { postalCode: string }) => void,
): void {
  const onlyCode = list.state === 'ready' && list.options.length === 1 ? list.options[0] : undefined;
  const choose = useEffectEvent((code: string) => onChange({ postalCode: code }));

  useEffect(() => {
    if (onlyCode && urbanVillage !== '' && postalCode === '') choose(onlyCode);
  }, [onlyCode, urbanVillage, postalCode]);
}
