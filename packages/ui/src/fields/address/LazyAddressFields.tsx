import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { AddressFieldsProps } from './AddressFields.tsx';

/** The address fields, loaded when their step opens, because the region comboboxes are large. */
export const LazyAddressFields = lazyFields<AddressFieldsProps>(
  () => import('./AddressFields.tsx').then(({ AddressFields }) => AddressFields),
  'nu:h-[38rem] nu:w-full nu:rounded-card nu:@tablet:h-96',
);
