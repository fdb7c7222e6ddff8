import type { RevisionItem } from '@naungan/domain/lines';
import { reasonProblem } from '../../parts/reason.ts';

/** What is typed in the dialog that returns an order. `attachments` has codes of documents. */
export type RevisionDraft = { items: RevisionItem[]; attachments: string[]; feedback: string };

/** Returns the problem of each field of the draft; an empty object if it can be sent. */
export function revisionProblems(draft: RevisionDraft): Partial<Record<keyof RevisionDraft, string>> {
  const feedback = reasonProblem(draft.feedback);
  return {
    ...(draft.items.length === 0 && { items: 'Pilih paling sedikit satu bagian' }),
    ...(draft.items.includes('attachment') &&
      draft.attachments.length === 0 && { attachments: 'Pilih paling sedikit satu berkas' }),
    ...(feedback && { feedback }),
  };
}
