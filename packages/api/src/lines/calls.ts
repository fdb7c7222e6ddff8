import type { SoldLine } from '@naungan/domain/lines';
import type { Contract } from '../contract.ts';
import * as health from './health.ts';
import { personOrderParts } from './person.ts';
import * as accident from './personal-accident.ts';

/** The calls of a line: a page of its products, one of them, and an order with its parts. */
type Calls = { plans: Contract; plan: Contract; order: Contract };

/** The calls that each line has of its own. */
export const LINE_CALLS = {
  kesehatan: {
    plans: health.healthPlans,
    plan: health.healthPlan,
    order: health.createHealthOrder,
  },
  kecelakaandiri: {
    plans: accident.personalAccidents,
    plan: accident.personalAccident,
    order: accident.createPersonalAccidentOrder,
  },
} as const satisfies Record<SoldLine, Calls>;

export type LineCalls<L extends SoldLine> = (typeof LINE_CALLS)[L];

/** The text parts that an order of each line is sent as. */
export const ORDER_PARTS = {
  kesehatan: personOrderParts,
  kecelakaandiri: personOrderParts,
} as const satisfies Record<SoldLine, unknown>;

export type OrderParts<L extends SoldLine> = (typeof ORDER_PARTS)[L]['_zod']['output'];

type AnyCall = { [L in SoldLine]: LineCalls<L>[keyof Calls] }[SoldLine];

/** The same by their names, as the whole contract lists them. */
export const lineContracts = Object.fromEntries(
  Object.values(LINE_CALLS).flatMap((calls) => Object.values(calls).map((call) => [call.name, call])),
) as { [Call in AnyCall as Call['name']]: Call };
