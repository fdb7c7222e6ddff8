import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { VEHICLE_STEPS } from '@naungan/domain/lines/vehicle/steps';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepBodyProps, StepPage } from '../../flow/step-page/step-page.ts';
import { schemaProblems } from '../../flow/step-problems.ts';
import { eligibilityProblemsOf, type VehicleSlices, type VehicleState } from './vehicle-slices.ts';

// The additions are the second step.
const [, { schema: additionsSchema }] = VEHICLE_STEPS;

/** The step 'Informasi Produk': the extensions and the accessories. */
export const additionsPage: StepPage<VehiclePlan, VehicleSlices> = {
  check: (state) => {
    const { additions } = state.draft.slices;
    const problems = schemaProblems(additionsSchema(state), additions, { prefix: 'additions.' });
    const reportedMessages = problems.map(({ message }) => message);
    // These problems are late problems (see `StepCheck`), because the vehicle's price can change in a later step. Late
    // problems do not move the customer back to this step. The vehicle step reports problems of the vehicle itself.
    const lateProblems = eligibilityProblemsOf(state).flatMap(({ path, message }) =>
      path === 'vehicle' || path === 'year' || reportedMessages.includes(message)
        ? []
        : [{ field: `additions.${path}`, message }],
    );
    return { problems, lateProblems };
  },
  Body: lazyFields<StepBodyProps<VehiclePlan, VehicleSlices>>(
    () => import('./later-pages.ts').then((module) => module.AdditionsFields),
    'nu:h-96 nu:w-full nu:rounded-card',
  ),
  Summary: lazyFields<VehicleState>(
    () => import('./later-pages.ts').then((module) => module.AdditionsSummary),
    'nu:h-24 nu:w-full',
  ),
};
