import { type PlanRules, SHARED_STEPS } from '../shared-steps.ts';
import type { OrderStep } from '../step.ts';
import { buildingForm } from './building-form.ts';

/** The fields of a product that decide whether an order is valid. */
export type PropertyPlanRules = Pick<PlanRules, 'attachments' | 'declarations'>;

const { product, insuredOwner, address, attachments, shipping, declarations, summary } = SHARED_STEPS;

/** Returns a step that cannot be revised, because the specification has no screen that corrects a property order [2 §2]. */
function withoutRevision<Step extends { revises?: unknown }>(step: Step): Omit<Step, 'revises'> {
  const { revises: _, ...stepWithoutRevision } = step;
  return stepWithoutRevision;
}

const building = {
  id: 'bangunan',
  title: 'Alamat Objek Bangunan',
  slice: 'building',
  schema: buildingForm,
  hasTopLevelFields: true,
} as const;

/** The 8 steps of a property order, the same for every type [Q14]. */
export const PROPERTY_STEPS = [
  { ...product, id: 'syarat', title: 'Syarat & Ketentuan' },
  { ...withoutRevision(insuredOwner), title: 'Data Pemilik' },
  { ...withoutRevision(address), title: 'Alamat Pemilik' },
  building,
  withoutRevision(attachments),
  shipping,
  declarations,
  summary,
] as const satisfies readonly OrderStep<PropertyPlanRules>[];
