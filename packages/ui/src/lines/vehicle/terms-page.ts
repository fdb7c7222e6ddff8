import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { VehicleTerms } from './VehicleTerms.tsx';
import type { VehicleSlices, VehicleState } from './vehicle-slices.ts';

/** The step 'Syarat & Ketentuan'. */
export const termsPage: StepPage<VehiclePlan, VehicleSlices> = {
  isGated: true,
  // This is the first page of the wizard. `Body` is not lazy, because a separate chunk would cost one more request
  // before the page is shown.
  Body: VehicleTerms,
  Summary: lazyFields<VehicleState>(
    () => import('./later-pages.ts').then((module) => module.TermsSummary),
    'nu:h-14 nu:w-full',
  ),
};
