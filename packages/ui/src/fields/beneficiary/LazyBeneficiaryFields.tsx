import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { BeneficiaryFieldsProps } from './BeneficiaryFields.tsx';

/** The beneficiary fields, loaded when their step opens, because only one product line uses them. */
export const LazyBeneficiaryFields = lazyFields<BeneficiaryFieldsProps>(
  () => import('./BeneficiaryFields.tsx').then(({ BeneficiaryFields }) => BeneficiaryFields),
  'nu:h-96 nu:w-full nu:rounded-card',
);
