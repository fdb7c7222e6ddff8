import type { BeneficiaryForm } from '@naungan/domain/beneficiary-form';
import {
  type HealthOrder,
  healthOrderPayload,
  type PersonOrderOptions,
  personalAccidentOrderPayload,
} from '@naungan/domain/order-form';
import type { z } from 'zod';

/** A checked payload: what orders of all these lines hold, and what only some do. */
export type PersonOrder = HealthOrder & { beneficiary?: BeneficiaryForm };

type Line = { payload: (options: PersonOrderOptions) => z.ZodType<PersonOrder> };

/** What differs between the lines whose orders are for a person; the rest of this module is the same for all. */
export const ORDER_LINES = {
  kesehatan: { payload: healthOrderPayload },
  kecelakaandiri: { payload: personalAccidentOrderPayload },
} satisfies Record<string, Line>;

export type OrderLine = keyof typeof ORDER_LINES;
