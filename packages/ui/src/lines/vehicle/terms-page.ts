import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { VehicleTerms } from './VehicleTerms.tsx';
import type { VehicleSlices, VehicleState } from './vehicle-slices.ts';

/** Syarat & Ketentuan. The other pages load when they are opened, because only vehicles use them. */
export const termsPage: StepPage<VehiclePlan, VehicleSlices> = {
  isGated: true,
  // The first page of the wizard: imported directly, because a separate file would be one more initial request.
  Body: VehicleTerms,
  Summary: lazyFields<VehicleState>(
    () => import('./later-pages.ts').then((module) => module.TermsSummary),
    'nu:h-14 nu:w-full',
  ),
};
