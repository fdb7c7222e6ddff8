import { useState } from 'react';
import type { ApiProblem } from '../api-problem.ts';
import type { StepProblem } from '../step-problems.ts';

/** A field of the draft: the step that shows it, its path in the draft, and its value. */
export type DraftField = { step: string; field: string; value: unknown };
/** Finds the field of a path in a server's response; `null` if no step has it. */
export type FieldFinder = (path: string) => DraftField | null;

/** `path` is the path in the server's response, `value` the rejected value of the draft. */
type RejectedField = { path: string; message: string; value: unknown };
export type StepRejection = StepProblem & { step: string };

/**
 * Stores the fields that the server rejected, such as a plate number that another policy covers. Each rejection
 * is displayed at its step until the value changes or the form is sent again. A rejection does not prevent
 * sending again: another field may be the one to correct, or the server may accept the value by then.
 */
export function useRejectedFields(findField: FieldFinder) {
  const [{ fields, count }, setRejected] = useState<{ fields: RejectedField[]; count: number }>({
    fields: [],
    count: 0,
  });
  const rejections = fields.flatMap(({ path, message, value }): StepRejection[] => {
    const draftField = findField(path);
    return draftField && draftField.value === value
      ? [{ step: draftField.step, field: draftField.field, message }]
      : [];
  });
  return {
    rejections,
    /** Number of submissions with a rejected field. When the number increases, the error summary takes the focus. */
    count,
    clear: () => setRejected((previous) => ({ ...previous, fields: [] })),
    reject({ fields: problems }: Pick<ApiProblem, 'fields'>) {
      const rejectedFields = problems.flatMap(({ path, message }) => {
        const draftField = findField(path);
        return draftField ? [{ path, message, value: draftField.value }] : [];
      });
      if (rejectedFields.length > 0)
        setRejected((previous) => ({ fields: rejectedFields, count: previous.count + 1 }));
    },
  };
}
