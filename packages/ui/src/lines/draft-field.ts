import type { OrderStep } from '@naungan/domain/lines';
import type { DraftField } from '../flow/send/rejected-fields.ts';

type Step = Pick<OrderStep<never>, 'slice' | 'hasTopLevelFields'> & { id: string };

/**
 * Returns the draft's field for a field path of a server response; `null` if no step has the field. In the
 * response to an order, a field at the top level of the payload has a path without slice: 'vehicleLicense'. In the
 * response to a revision, every path begins with its slice: 'vehicle.vehicleLicense'.
 */
export function draftField(steps: readonly Step[], slices: object, path: string): DraftField | null {
  const sliceValues = new Map<string, unknown>(Object.entries(slices));
  for (const { id, slice, hasTopLevelFields } of steps) {
    const values = slice === null ? null : sliceValues.get(slice);
    if (typeof values !== 'object' || values === null) continue;
    const hasSlice = path.startsWith(`${slice}.`);
    if (!hasSlice && !hasTopLevelFields) continue;
    const fieldPath = hasSlice ? path.slice(`${slice}.`.length) : path;
    const [name = ''] = fieldPath.split('.');
    const value = new Map<string, unknown>(Object.entries(values)).get(name);
    if (Object.hasOwn(values, name)) return { step: id, field: `${slice}.${fieldPath}`, value };
  }
  return null;
}
