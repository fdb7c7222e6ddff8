import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { VEHICLE_STEPS } from '@naungan/domain/lines/vehicle/steps';
import { MESSAGES } from '@naungan/domain/messages';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepBodyProps, StepPage } from '../../flow/step-page/step-page.ts';
import { schemaProblems } from '../../flow/step-problems.ts';
import {
  eligibilityProblemsOf,
  hasVehicle,
  type VehicleSlices,
  type VehicleState,
} from './vehicle-slices.ts';

// The vehicle is the third step.
const [, , { schema: vehicleSchema }] = VEHICLE_STEPS;

/** Fields in the order on the screen. */
const FIELD_ORDER = [
  'vehicleType',
  'brand',
  'year',
  'model',
  'area',
  'price',
  'vehicleLicense',
  'chassisNumber',
  'machineNumber',
];

/** The step 'Data Kendaraan': the searched vehicle, and its plate, chassis and engine numbers. */
export const vehiclePage: StepPage<VehiclePlan, VehicleSlices> = {
  check: (state) => {
    const { slices } = state.draft;
    if (!hasVehicle(slices))
      return { problems: [{ field: 'vehicle.model', message: MESSAGES.quote.vehicleIncomplete }] };
    const inputProblems = schemaProblems(vehicleSchema(state), slices.vehicle, {
      prefix: 'vehicle.',
      fieldOrder: FIELD_ORDER,
    });
    const eligibilityProblems = eligibilityProblemsOf(state).flatMap(({ path, message }) =>
      // In a revision, a problem of an accessory or extension is reported as a problem of the vehicle, because a revision
      // can change only the vehicle.
      path === 'vehicle' || path === 'year' || state.isRevision ? [{ field: 'vehicle.model', message }] : [],
    );
    return { problems: [...eligibilityProblems, ...inputProblems] };
  },
  Body: lazyFields<StepBodyProps<VehiclePlan, VehicleSlices>>(
    () => import('./later-pages.ts').then((module) => module.VehicleFields),
    'nu:h-96 nu:w-full nu:rounded-card',
  ),
  Summary: lazyFields<VehicleState>(
    () => import('./later-pages.ts').then((module) => module.VehicleSummary),
    'nu:h-40 nu:w-full',
  ),
};
