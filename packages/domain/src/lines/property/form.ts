import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { optionalText } from '../../form-field/text-field.ts';
import { LIMITS } from '../../text/limits.ts';
import { orderForm } from '../order-form.ts';
import type { StepContext } from '../step.ts';
import { PROPERTY_STEPS, type PropertyPlanRules } from './steps.ts';

const text = () => optionalText({ max: LIMITS.code });

/** Fields of a property order in addition to its steps: its search [2 §3]. */
const lineFields = lazySchema(() => ({
  params: z
    .object(
      {
        occupation: text(),
        timePeriod: text(),
        buildingPrices: text(),
        ownership: text(),
        isKprBtn: text(),
        construction: text(),
        classConstruction: text(),
        totalFloor: text(),
        totalBuildingArea: text(),
        province: text(),
        district_level: text(),
        district: text(),
        coverages: text(),
        floodZone: text(),
      },
      { error: WRONG_SHAPE_MESSAGE },
    )
    .optional(),
}));

/** The whole payload of a property order, of any type [2 §3]. */
export const propertyOrderForm = (context: StepContext<PropertyPlanRules>) =>
  orderForm(PROPERTY_STEPS, context, lineFields());

export type PropertyOrder = z.output<ReturnType<typeof propertyOrderForm>>;
