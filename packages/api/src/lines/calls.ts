import type { SoldLine } from '@naungan/domain/lines';
import { createHealthOrder, healthPlan, healthPlans } from './health.ts';
import type { LineContracts } from './line-call.ts';
import { personOrderParts } from './person.ts';
import { createPersonalAccidentOrder, personalAccident, personalAccidents } from './personal-accident.ts';

/** The calls that each line has of its own, with their shapes. */
export const LINE_CALLS = {
  kesehatan: {
    plans: healthPlans,
    plan: healthPlan,
    order: createHealthOrder,
  },
  kecelakaandiri: {
    plans: personalAccidents,
    plan: personalAccident,
    order: createPersonalAccidentOrder,
  },
} as const satisfies Record<SoldLine, LineContracts>;

export type LineCalls<L extends SoldLine> = (typeof LINE_CALLS)[L];

/** The text parts that an order of each line is sent as. */
export const ORDER_PARTS = {
  kesehatan: personOrderParts,
  kecelakaandiri: personOrderParts,
} as const satisfies Record<SoldLine, unknown>;

export type OrderParts<L extends SoldLine> = (typeof ORDER_PARTS)[L]['_zod']['output'];

type AnyCall = { [L in SoldLine]: LineCalls<L>[keyof LineCalls<L>] }[SoldLine];

/** The same by their names, as the whole contract lists them. */
export const lineContracts = Object.fromEntries(
  Object.values(LINE_CALLS).flatMap((calls) => Object.values(calls).map((call) => [call.name, call])),
) as { [Call in AnyCall as Call['name']]: Call };
