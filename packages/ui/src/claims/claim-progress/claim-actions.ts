import type { ReplacementMethod } from '@naungan/domain/claim';
import type { AttachmentFiles, UploadFile } from '../../fields/attachment/index.ts';
import type { FormFile } from '../../flow/FlowWizard.tsx';

/** Forms of the claim page that upload files. */
export type ClaimForm = 'documents' | 'appeal' | 'letter';

type Progress = { onProgress: (ratio: number) => void };

/**
 * Actions of the claim page. Each rejects with an `ApiProblem` whose message is shown; after a 409 the claim
 * has changed and the page reloads it.
 */
export type ClaimActions = {
  /** Sends the requested documents; each file names its document. */
  sendDocuments: (files: readonly FormFile[], progress: Progress) => Promise<unknown>;
  appeal: (file: File, progress: Progress) => Promise<unknown>;
  sendLetter: (file: File, progress: Progress) => Promise<unknown>;
  confirmPayment: () => Promise<unknown>;
  /** Not available for an heir's claim; the page then does not offer them. */
  chooseReplacement?: ((method: ReplacementMethod) => Promise<unknown>) | undefined;
  chooseWorkshop?: ((workshopId: string) => Promise<unknown>) | undefined;
  /** Uploads each revised file as soon as it is chosen; without it the files are sent with the form. */
  uploadFile?: UploadFile | undefined;
  /** Stores chosen files on this device until they are sent. */
  loadFiles?: ((form: ClaimForm) => Promise<AttachmentFiles>) | undefined;
  saveFiles?: ((form: ClaimForm, files: AttachmentFiles) => void) | undefined;
};
