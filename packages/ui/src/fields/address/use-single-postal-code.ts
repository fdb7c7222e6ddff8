import type { AddressFormInput } from '@naungan/domain/address/form';
import { useEffect, useEffectEvent } from 'react';
import type { RegionList } from '../regions/region-query.ts';

/** Fills in the postal code if the chosen village has only one postal code. */
export function useSinglePostalCode(
  postalCodes: RegionList,
  { urbanVillage, postalCode }: Pick<AddressFormInput, 'urbanVillage' | 'postalCode'>,
  onChange: (patch: { postalCode: string }) => void,
): void {
  const singleCode =
    postalCodes.state === 'ready' && postalCodes.options.length === 1 ? postalCodes.options[0] : undefined;
  const fillIn = useEffectEvent((code: string) => onChange({ postalCode: code }));

  useEffect(() => {
    if (singleCode && urbanVillage !== '' && postalCode === '') fillIn(singleCode);
  }, [singleCode, urbanVillage, postalCode]);
}
