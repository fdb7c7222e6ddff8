import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { optionalText } from '../../form-field/text-field.ts';
import { LIMITS } from '../../text/limits.ts';
import { orderForm } from '../order-form.ts';
import type { StepContext } from '../step.ts';
import { PROPERTY_STEPS, type PropertyPlanRules } from './steps.ts';

const parameterField = () => optionalText({ max: LIMITS.code });

/** The fields of a property order in addition to the fields of its steps: the search [2 §3]. */
const lineFields = lazySchema(() => ({
  params: z
    .object(
      {
        occupation: parameterField(),
        timePeriod: parameterField(),
        buildingPrices: parameterField(),
        ownership: parameterField(),
        isKprBtn: parameterField(),
        construction: parameterField(),
        classConstruction: parameterField(),
        totalFloor: parameterField(),
        totalBuildingArea: parameterField(),
        province: parameterField(),
        district_level: parameterField(),
        district: parameterField(),
        coverages: parameterField(),
        floodZone: parameterField(),
      },
      { error: WRONG_SHAPE_MESSAGE },
    )
    .optional(),
}));

/** Returns the schema of the payload of a property order of any type [2 §3]. */
export const propertyOrderForm = (context: StepContext<PropertyPlanRules>) =>
  orderForm(PROPERTY_STEPS, context, lineFields());

export type PropertyOrder = z.output<ReturnType<typeof propertyOrderForm>>;
