import type { ReplacementMethod } from '@naungan/domain/claim';
import type { AttachmentFiles, UploadFile } from '../../fields/attachment/index.ts';
import type { FormFile } from '../../flow/flow-wizard/FlowWizard.tsx';

/** The forms of a claim's page that bring files. */
export type ClaimForm = 'documents' | 'appeal' | 'letter';

type Progress = { onProgress: (ratio: number) => void };

/**
 * What the page does to a claim. Each rejects with an `ActionError`, whose message is shown: 409 where the claim has gone
 * on meanwhile, after which the page reads it again.
 */
export type ClaimActions = {
  /** Sends the documents that were sent back; each file says which. */
  sendDocuments: (files: readonly FormFile[], progress: Progress) => Promise<unknown>;
  appeal: (file: File, progress: Progress) => Promise<unknown>;
  sendLetter: (file: File, progress: Progress) => Promise<unknown>;
  confirmPayment: () => Promise<unknown>;
  /** An heir's claim has neither: without them nothing of it is offered. */
  chooseReplacement?: ((method: ReplacementMethod) => Promise<unknown>) | undefined;
  chooseWorkshop?: ((workshopId: string) => Promise<unknown>) | undefined;
  /** Sends each file of a revision as soon as it is chosen; without it they go with the form. */
  uploadFile?: UploadFile | undefined;
  /** What was chosen and not sent yet, as this device keeps it. */
  loadFiles?: ((form: ClaimForm) => Promise<AttachmentFiles>) | undefined;
  saveFiles?: ((form: ClaimForm, files: AttachmentFiles) => void) | undefined;
};
