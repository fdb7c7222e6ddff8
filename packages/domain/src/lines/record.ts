import { z } from 'zod';
import type { hiddenPlan } from '../product/record.ts';
import type { LineTypes } from './lines.ts';
import { PRODUCT_TYPES, type ProductType } from './product-type.ts';
import { rulesOf } from './rules.ts';

type Records = LineTypes[ProductType]['records'];

// TypeScript cannot infer the schemas of each line from `map`, so the cast states their type.
const recordsOfLines = PRODUCT_TYPES.map((line) => rulesOf(line).records) as unknown as Records[];

/** A product of any line. */
export const plan = z.union(recordsOfLines.map((record) => record.plan));
export type Plan = z.output<typeof plan>;
export type PlanCard = z.output<Records['planCard']>;
export type PlanRow = PlanCard | z.output<typeof hiddenPlan>;

/** The data of an order page of any line; `productType` is the discriminator. */
export const orderDetail = z.union(recordsOfLines.map((record) => record.orderDetail));
export type OrderDetail = z.output<typeof orderDetail>;

export const policyDetail = z.union(recordsOfLines.map((record) => record.policyDetail));
export type PolicyDetail = z.output<typeof policyDetail>;

/** The corrections that the insurer requests, of any line. */
export const revisionDetail = z.union(recordsOfLines.map((record) => record.revision));
export type RevisionDetail = z.output<typeof revisionDetail>;
