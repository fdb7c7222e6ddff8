import type { OrderStep } from '@naungan/domain/lines';
import type { DraftField } from '../flow/send/rejected-fields.ts';

type Step = Pick<OrderStep<never>, 'slice' | 'flat'> & { id: string };

/**
 * Returns the field of a draft for a path of the API; `null` if no step has the field. The path of a field in a flat step
 * has no slice in an order ('vehicleLicense'), and has a slice in a revision ('vehicle.vehicleLicense').
 */
export function draftField(steps: readonly Step[], slices: object, path: string): DraftField | null {
  const sliceValues = new Map<string, unknown>(Object.entries(slices));
  for (const { id, slice, flat } of steps) {
    const values = slice === null ? null : sliceValues.get(slice);
    if (typeof values !== 'object' || values === null) continue;
    const hasSlice = path.startsWith(`${slice}.`);
    if (!hasSlice && !flat) continue;
    const fieldPath = hasSlice ? path.slice(`${slice}.`.length) : path;
    const [name = ''] = fieldPath.split('.');
    const value = new Map<string, unknown>(Object.entries(values)).get(name);
    if (Object.hasOwn(values, name)) return { step: id, field: `${slice}.${fieldPath}`, value };
  }
  return null;
}
