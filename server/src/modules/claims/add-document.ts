import { CLAIM_MESSAGES, remarkText } from '@naungan/domain/claim';
import { additionForm } from '@naungan/domain/claim/form';
import { fieldProblems } from '@naungan/domain/form-field';
import { throwProblem } from '../../api-problem.ts';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { actionContextOf, type Claimant, idempotencyRequestOf, requireFile } from './claimant.ts';
import { mailClaimant } from './claimant-mail.ts';
import { additionRow } from './files.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { addedDocumentMail } from './message-mails.ts';
import { additionsOf } from './record.ts';
import { insertFiles } from './repository.ts';
import { runClaimAction } from './run-action.ts';

/** Reads the title of an added document. @throws ApiProblem INVALID */
function readTitle({ fields }: Submission): string {
  const form = additionForm.safeParse(fields);
  if (form.success) return form.data.title;
  const errors = fieldProblems(form.error);
  return throwProblem('INVALID', errors[0]?.message, errors);
}

/**
 * Stores a document that the claimant adds without a request of the desk.
 * @throws ApiProblem CONFLICT, INVALID, ALREADY_SENT
 */
export const addDocument = (
  deps: Deps,
  claimant: Claimant,
  keyedUpload: { upload: Submission; key: string | null },
): Promise<null> =>
  runIdempotentAction(
    deps,
    idempotencyRequestOf(claimant, 'addition', keyedUpload),
    async (tx, claim, now) => {
      const title = readTitle(keyedUpload.upload);
      const file = requireFile(keyedUpload.upload, CLAIM_MESSAGES.additionMissing);
      const context = { ...actionContextOf(claimant), reason: remarkText('document', title) };
      await runClaimAction(tx, deps, claim, context, { type: 'addDocument' });
      // The number of this addition, from 0.
      const round = additionsOf(claim).length;
      await insertFiles(tx, [additionRow(file, claim, { title, round, now })]);
      await mailClaimant(tx, deps, claim, addedDocumentMail(claim, title));
    },
  );
