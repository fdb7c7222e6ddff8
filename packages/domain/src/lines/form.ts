import type * as z from 'zod';
import { healthOrderForm } from './health/form.ts';
import { personalAccidentOrderForm } from './personal-accident/form.ts';
import type { SoldLine } from './sold-line.ts';
import type { StepContext } from './step.ts';
import type { OrderOf, PlanOf } from './types.ts';

/** The payload of each line's orders, checked by the rules of the plan that is ordered. */
export const ORDER_FORMS: { [L in SoldLine]: (context: StepContext<PlanOf<L>>) => z.ZodType<OrderOf<L>> } = {
  kesehatan: healthOrderForm,
  kecelakaandiri: personalAccidentOrderForm,
};
