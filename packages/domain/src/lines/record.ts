import { z } from 'zod';
import type { hiddenPlan } from '../product/record.ts';
import { LINE_RECORDS, type LineRecords, type LineTypes } from './schemas.ts';
import type { SoldLine } from './sold-line.ts';

const RECORDS: { [L in SoldLine]: LineRecords<LineTypes[L]> } = LINE_RECORDS;

/** The schemas of a line, for code that serves any line. */
export function lineRecords<L extends SoldLine>(line: L): LineRecords<LineTypes[L]> {
  return RECORDS[line];
}

const all = Object.values(LINE_RECORDS);

/** A product of any line. */
export const plan = z.union(all.map((line) => line.plan));
export type Plan = z.output<typeof plan>;
export type PlanCard = z.output<(typeof LINE_RECORDS)[SoldLine]['planCard']>;
export type PlanRow = PlanCard | z.output<typeof hiddenPlan>;

/** An order in full, of any line; `productType` tells which. */
export const orderDetail = z.union(all.map((line) => line.orderDetail));
export type OrderDetail = z.output<typeof orderDetail>;

export const policyDetail = z.union(all.map((line) => line.policyDetail));
export type PolicyDetail = z.output<typeof policyDetail>;

/** What the insurer asks to be corrected, of any line. */
export const revisionDetail = z.union(all.map((line) => line.revision));
export type RevisionDetail = z.output<typeof revisionDetail>;
