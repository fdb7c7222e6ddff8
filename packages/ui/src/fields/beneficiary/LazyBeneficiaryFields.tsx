import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { BeneficiaryFieldsProps } from './BeneficiaryFields.tsx';

/** Loaded when the step is opened: only one product line asks for beneficiaries. */
export const LazyBeneficiaryFields = lazyFields<BeneficiaryFieldsProps>(
  () => import('./BeneficiaryFields.tsx').then(({ BeneficiaryFields }) => BeneficiaryFields),
  'nu:h-96 nu:w-full nu:rounded-card',
);
