import type * as z from 'zod';
import type { BeneficiaryForm } from '../beneficiary/form.ts';
import { type HealthOrder, healthOrderPayload } from './health/order-form.ts';
import type { PersonOrderOptions } from './person/order-form.ts';
import { personalAccidentOrderPayload } from './personal-accident/order-form.ts';

/** A checked payload: what orders of all these lines hold, and what only some do. */
export type PersonOrder = HealthOrder & { beneficiary?: BeneficiaryForm };

/** The lines whose orders are for a person, and the schema of each one's payload. */
export const PERSON_ORDERS = {
  kesehatan: healthOrderPayload,
  kecelakaandiri: personalAccidentOrderPayload,
} satisfies Record<string, (options: PersonOrderOptions) => z.ZodType<PersonOrder>>;

export type PersonLine = keyof typeof PERSON_ORDERS;
