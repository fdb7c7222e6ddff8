import { ADDRESS_LABELS } from '@naungan/domain/address';
import { OBJECT_ADDRESS_ALERT, QUOTE_ALERT } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { PROPERTY_STEPS } from '@naungan/domain/lines/property/steps';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepBodyProps, StepPage } from '../../flow/step-page/step-page.ts';
import { schemaProblems } from '../../flow/step-problems.ts';
import {
  eligibilityProblemsOf,
  hasBuilding,
  type PropertySlices,
  type PropertyState,
} from './property-slices.ts';

// The building is the fourth step.
const [, , , { schema: buildingSchema }] = PROPERTY_STEPS;

/** Fields in the order on the screen. */
const FIELD_ORDER = [
  ...['subDistrict', 'urbanVillage', 'address', 'neighbourhood', 'hamlet', 'postalCode'].map(
    (field) => `objectAddresses.${field}`,
  ),
  'bankClause',
  'creditNumber',
];

const labelOf = (field: string) =>
  Object.entries(ADDRESS_LABELS).find(([name]) => field === `objectAddresses.${name}`)?.[1];

/** Returns the input of the step. If the building has no mortgage, a typed bank and credit number are removed. */
function buildingInput({ draft: { slices } }: Pick<PropertyState, 'draft'>): PropertySlices['building'] {
  const { building } = slices;
  return building.isKprBtn === 'ya' ? building : { ...building, bankClause: '', creditNumber: '' };
}

/** The step 'Alamat Objek Bangunan': the searched building, its address, and the bank of its mortgage. */
export const buildingPage: StepPage<AnyPropertyPlan, PropertySlices> = {
  input: buildingInput,
  check: (state) => {
    if (!hasBuilding(state.draft.slices))
      return { problems: [{ field: 'building.occupation', message: QUOTE_ALERT }] };
    const eligibilityProblems = eligibilityProblemsOf(state).map(({ path, message }) => ({
      field: `building.${path}`,
      message,
    }));
    const inputProblems = schemaProblems(buildingSchema(), buildingInput(state), {
      prefix: 'building.',
      fieldOrder: FIELD_ORDER,
      label: labelOf,
    });
    const reportedFields = eligibilityProblems.map(({ field }) => field);
    const problems = [
      ...eligibilityProblems,
      ...inputProblems.filter(({ field }) => !reportedFields.includes(field)),
    ];
    const hasAddressProblem = problems.some(({ field }) => field.startsWith('building.objectAddresses.'));
    return hasAddressProblem ? { problems, title: OBJECT_ADDRESS_ALERT } : { problems };
  },
  Body: lazyFields<StepBodyProps<AnyPropertyPlan, PropertySlices>>(
    () => import('./later-pages.ts').then((module) => module.BuildingFields),
    'nu:h-[48rem] nu:w-full nu:rounded-card',
  ),
  Summary: lazyFields<PropertyState>(
    () => import('./later-pages.ts').then((module) => module.BuildingSummary),
    'nu:h-72 nu:w-full',
  ),
};
