import type { ReplacementMethod } from '@naungan/domain/claim';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import type { UploadFile } from '../../fields/attachment/index.ts';
import type { FormFile } from '../../flow/FlowWizard.tsx';

/**
 * The forms of the claim page that upload files. Each value is also the key under which the chosen files are
 * stored.
 */
export type ClaimFileForm = 'documents' | 'appeal' | 'letter' | 'addition';

type ProgressOptions = { onProgress: (ratio: number) => void };
/** Sends one file of the claimant. */
export type SendFile = (file: File, progress: ProgressOptions) => Promise<unknown>;

export type HeirLinkActions = {
  /** Mails the same link again to the heir's address. */
  mail: () => Promise<unknown>;
  /** Revokes the link and mails a new link; afterwards calls with the former link reject with 404. */
  replace: () => Promise<unknown>;
};

/**
 * Actions of the claim page. Each action rejects with an `ApiProblem`, whose message is shown. Status 409 means that
 * the claim has changed; the page then reloads the claim.
 */
export type ClaimActions = {
  /** Sends the requested documents; each file has the code of its document. */
  sendDocuments: (files: readonly FormFile[], progress: ProgressOptions) => Promise<unknown>;
  /** Sends an appeal letter. */
  appeal: SendFile;
  /** Sends the signed discharge letter. `account` is null if the claim's bank account does not change. */
  sendLetter: (
    letter: { file: File; account: ClaimAccount | null },
    progress: ProgressOptions,
  ) => Promise<unknown>;
  /** Enters or changes the bank account for the payment. */
  changeAccount: (account: ClaimAccount) => Promise<unknown>;
  /** Resolves to the bank names. */
  loadBanks: () => Promise<readonly string[]>;
  confirmPayment: () => Promise<unknown>;
  /** Sends a message to the handler of the claim. */
  sendMessage: (text: string) => Promise<unknown>;
  /** Adds a document that was not requested. */
  addDocument: (document: { title: string; file: File }, progress: ProgressOptions) => Promise<unknown>;
  withdraw: (reason: string) => Promise<unknown>;
  /** Actions on the mailed link; only for an heir's claim. */
  link?: HeirLinkActions | undefined;
  /** Chooses the replacement method. This action and `chooseWorkshop` are absent for an heir's claim. */
  chooseReplacement?: ((method: ReplacementMethod) => Promise<unknown>) | undefined;
  chooseWorkshop?: ((workshopId: string) => Promise<unknown>) | undefined;
  /** Uploads each revised file as soon as it is chosen. If absent, the files are sent with the form. */
  uploadFile?: UploadFile | undefined;
  /** `saveFiles` stores chosen files on this device until they are sent; `loadFiles` restores them. */
  loadFiles?: ((form: ClaimFileForm) => Promise<AttachmentFiles>) | undefined;
  saveFiles?: ((form: ClaimFileForm, files: AttachmentFiles) => void) | undefined;
  /** `saveMessage` stores the text of the next message on this device until it is sent; `loadMessage` restores it. */
  loadMessage?: (() => Promise<string>) | undefined;
  saveMessage?: ((text: string) => void) | undefined;
  /** `saveAccount` stores a typed bank account on this device until it is sent; `loadAccount` restores it. */
  loadAccount?: (() => Promise<ClaimAccount | null>) | undefined;
  saveAccount?: ((account: ClaimAccount) => void) | undefined;
};
